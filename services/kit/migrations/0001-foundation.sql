-- What every service's database has. First messaging, then who may still come in, then what staff did.

-- Facts on their way out. A row is written in the transaction that makes it true; the relay publishes it afterwards.
create table outbox (
  seq bigint generated always as identity primary key,
  id uuid not null unique,
  type text not null,
  envelope jsonb not null check (pg_column_size(envelope) < 65536),
  -- The fact that this one answers, and the key by which an answer to this one is known.
  cause_id text,
  settle_key text,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  attempts int not null default 0,
  -- A fact that could not leave is tried again from then on, while later ones go out. It is never given up.
  next_try_at timestamptz,
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
  -- `in`: a fact that a reader gave up on. `out`: one of our own that does not get out; its row stays in the outbox.
  direction text not null default 'in' check (direction in ('in', 'out')),
  consumer text not null,
  event_id text,
  subject text not null,
  payload text not null,
  error text not null,
  deliveries int not null,
  created_at timestamptz not null default now(),
  -- Asked for in the table, because the reader may be another process: it looks here and tries once more.
  replay_requested_at timestamptz,
  replayed_at timestamptz
);
create index dead_letters_replays on dead_letters (consumer)
  where replay_requested_at is not null and replayed_at is null;
create unique index dead_letters_out on dead_letters (event_id) where direction = 'out';

-- Sessions that ended before their tokens did: sign-out, password change, deletion.
create table revoked_sessions (
  session_id text primary key,
  expires_at timestamptz not null
);

-- Attempts counted per key and fixed window, for money, log-ins and promo codes.
create table throttles (
  key text primary key,
  window_ends_at timestamptz not null,
  attempts int not null
);

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
