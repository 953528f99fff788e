-- What catalog said last: an order is priced from it while catalog is away.
create table price_copies (
  service_id int primary key,
  slug text not null,
  title text not null,
  price_cents int not null check (price_cents >= 0),
  -- Null: every state and D.C.
  states text[],
  copied_at timestamptz not null default now()
);

create table orders (
  id uuid primary key,
  state text not null default 'open' check (state in ('open', 'paid', 'expired', 'review', 'refunded')),
  service_id int not null,
  service_title text not null,
  service_state text,
  list_cents int not null check (list_cents >= 0),
  discount_cents int not null check (discount_cents between 0 and list_cents),
  add_ons jsonb not null default '[]',
  -- What Stripe must report, to the cent.
  amount_cents int not null check (amount_cents >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  email text not null,
  email_key text not null,
  address_key text not null,
  -- Hash of the buyer's user_id; null until somebody claims the order.
  owner text,
  owner_label text,
  account_id text,
  origin text not null,
  -- Who asked for what; null when nobody could ask for the same again.
  request_hash text,
  -- Number of the idempotency key that Stripe is asked with, and when it was first used.
  attempt int not null default 1,
  attempt_started_at timestamptz not null default now(),
  -- Until then one process is asking Stripe for the session.
  lease_until timestamptz,
  session_id text unique,
  session_url text,
  session_expires_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
-- One open session for the same person and the same content.
create unique index orders_one_open_request on orders (request_hash) where state = 'open' and request_hash is not null;
create index orders_open on orders (created_at) where state = 'open';
create index orders_paid_by_email on orders (email_key) where state in ('paid', 'refunded');

-- The client's own Idempotency-Key (hashed), what came with it, and the order it led to.
create table idempotency_keys (
  key_hash text primary key,
  body_hash text not null,
  order_id uuid not null references orders on delete cascade,
  created_at timestamptz not null default now()
);
create index idempotency_keys_order on idempotency_keys (order_id);

-- Stripe's events that were acted upon.
create table webhook_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
