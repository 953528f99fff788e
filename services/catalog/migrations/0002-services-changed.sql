-- Whoever changes what is sold, also by hand, tells the replicas that answer from memory.
create function tell_services_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('services_changed', '');
  return null;
end $$;

create trigger services_changed after insert or update or delete or truncate on services
  for each statement execute function tell_services_changed();
