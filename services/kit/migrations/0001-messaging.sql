-- Facts on their way out. A row is written in the transaction that makes it true; the relay publishes it afterwards.
create table outbox (
  seq bigint generated always as identity primary key,
  id uuid not null unique,
  type text not null,
  envelope jsonb not null check (pg_column_size(envelope) < 65536),
  cause_id text,
  settle_key text,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  attempts int not null default 0,
  last_error text
);
-- Never "seq > last seen": rows that commit late would be lost.
create index outbox_unpublished on outbox (seq) where published_at is null;
create index outbox_unsettled on outbox (type, settle_key) where settle_key is not null and settled_at is null;
create index outbox_cause on outbox (cause_id) where cause_id is not null;

-- Facts already acted upon, by reader. Written in the transaction of the effect.
create table inbox (
  consumer text not null,
  event_id text not null,
  received_at timestamptz not null default now(),
  primary key (consumer, event_id)
);

create table dead_letters (
  id bigint generated always as identity primary key,
  consumer text not null,
  event_id text,
  subject text not null,
  payload text not null,
  error text not null,
  deliveries int not null,
  created_at timestamptz not null default now(),
  replayed_at timestamptz
);
