-- The worker runs a browser: it tells what became of a job and nothing else, and reads no other fact of this database.
alter table outbox enable row level security;
create policy worker_tells on outbox to documents_worker
  using (type in ('document.generated', 'document.failed'))
  with check (type in ('document.generated', 'document.failed'));

-- It keeps in mind what is repeated, and knows a dead letter of its own again.
grant update (received_at) on inbox to documents_worker;
grant select (event_id) on dead_letters to documents_worker;
