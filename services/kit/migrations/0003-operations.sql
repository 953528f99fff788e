-- What staff did. Written in the transaction of the act where there is one; never changed.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id text not null,
  email text not null,
  -- `<thing>.<what was done>`: `order.refunded`, `document.link-made`.
  action text not null,
  subject text,
  details jsonb not null default '{}',
  request_id text
);

-- A replay is asked for in the table, because the reader may be another process: it looks here and tries once more.
alter table dead_letters add column replay_requested_at timestamptz;
create index dead_letters_replays on dead_letters (consumer)
  where replay_requested_at is not null and replayed_at is null;
