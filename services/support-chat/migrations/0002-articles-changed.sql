-- Whoever changes an article, its views and votes included, tells the replicas that answer from memory.
create function tell_articles_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('articles_changed', '');
  return null;
end $$;

create trigger articles_changed after insert or update or delete or truncate on articles
  for each statement execute function tell_articles_changed();
