-- What staff call a set: its id opens the download, so lists and spreadsheets must not hold it.
alter table generations add column reference text not null unique
  default translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_');
create index generations_ready on generations (kind, ready_at desc, reference desc) where status = 'ready';

-- One-minute links, made for staff.
create table download_links (
  id text primary key,
  generation_id text not null references generations on delete cascade,
  expires_at timestamptz not null
);
create index download_links_expiry on download_links (expires_at);

-- The worker tries its own dead letters once more when staff ask for it.
grant select (id, consumer, payload, replay_requested_at, replayed_at),
  update (replay_requested_at, replayed_at, error) on dead_letters to documents_worker;

create index generations_waiting on generations (requested_at) where status in ('queued', 'generating');
