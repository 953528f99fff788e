-- What catalog said last: an order is priced from it while catalog is away.
create table price_copies (
  service_id int primary key,
  slug text not null,
  title text not null,
  price_cents int not null check (price_cents >= 0),
  -- Null: every state and D.C.
  states text[],
  -- Where catalog does not sell it, and the mode of our key that catalog was told: in the other mode the copy says nothing.
  off_sale jsonb,
  live boolean,
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
  settled_at timestamptz,

  -- What Stripe took, where that is not what was asked for: such an order waits in review, and this is what it can give back.
  taken_cents int,
  taken_currency text,
  refunded_cents int not null default 0 check (refunded_cents between 0 and coalesce(taken_cents, amount_cents)),
  refunded_at timestamptz,
  check ((state = 'refunded') = (refunded_at is not null))
);
-- One open session for the same person and the same content.
create unique index orders_one_open_request on orders (request_hash) where state = 'open' and request_hash is not null;
create index orders_open on orders (created_at) where state = 'open';
create index orders_paid_by_email on orders (email_key) where state in ('paid', 'refunded');
create index orders_newest on orders (created_at desc, id desc);

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

create table promo_codes (
  code text primary key check (code = upper(code) and code <> ''),
  discount_percent int not null check (discount_percent between 1 and 100),
  description text not null,
  active boolean not null default true,
  expires_at timestamptz,
  -- How many orders a code is good for; without it, as many as there are new customers.
  max_uses int check (max_uses > 0),
  created_at timestamptz not null default now()
);

-- Reserved with the session, released when it ends unpaid, burned at payment.
create table promo_redemptions (
  order_id uuid primary key references orders on delete cascade,
  code text not null references promo_codes,
  email_key text not null,
  address_key text not null,
  state text not null default 'reserved' check (state in ('reserved', 'burned', 'released')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
-- The fence between parallel tries: a new customer has one code, an address has each code once.
create unique index promo_one_per_email on promo_redemptions (email_key) where state <> 'released';
create unique index promo_one_per_address on promo_redemptions (code, address_key) where state <> 'released';
create index promo_redemptions_code on promo_redemptions (code, state);

-- Written before Stripe is asked, so that a crash on either side of its answer is found and finished.
create table refunds (
  id uuid primary key,
  order_id uuid not null references orders,
  amount_cents int not null check (amount_cents >= 0),
  -- What the table of refunds gave at that moment.
  quote_cents int not null check (quote_cents >= 0),
  reason text,
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  -- What the asker calls this wish, hashed: a repeat after a lost answer carries the same key.
  key_hash text,
  -- Made in the payment provider's own dashboard, and only heard of: it may repeat an amount.
  outside boolean not null default false,
  stripe_id text unique,
  checked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
-- The same amount of the same order is the same refund: a double click gives money back once.
create unique index refunds_once on refunds (order_id, amount_cents) where state <> 'failed' and not outside;
create unique index refunds_key on refunds (order_id, key_hash) where state <> 'failed';
-- The next refund is reckoned only when this one is through.
create unique index refunds_one_pending on refunds (order_id) where state = 'pending';

-- What staff owe a customer: one task for each add-on of a paid order.
create table add_on_tasks (
  -- A uuid; as text it can end the cursor of a list.
  id text primary key,
  order_id uuid not null references orders,
  add_on text not null,
  title text not null,
  price_cents int not null check (price_cents >= 0),
  state text not null default 'requested' check (state in ('requested', 'in_progress', 'done', 'cancelled')),
  -- The e-mail address of a staff account.
  assignee text,
  due_at timestamptz not null,
  ordered_at timestamptz not null,
  changed_at timestamptz not null default now(),
  unique (order_id, add_on)
);
create index add_on_tasks_newest on add_on_tasks (ordered_at desc, id desc);

-- Every step a task took, oldest first by id; never changed.
create table add_on_steps (
  id bigint generated always as identity primary key,
  task_id text not null references add_on_tasks on delete cascade,
  at timestamptz not null default now(),
  state text not null,
  assignee text,
  note text,
  -- Null where nobody of the staff did it: the payment, a refund, a deletion.
  staff_email text
);
create index add_on_steps_task on add_on_steps (task_id, id);

-- Paid orders whose matter is refused for now, as documents tells it. Facts of two kinds have no order: the end may be heard first.
create table waiting_orders (
  id text primary key,
  order_id uuid not null,
  question text,
  -- A day; null where no day helps.
  possible_from text,
  began_at timestamptz,
  ended boolean not null default false
);
create index waiting_orders_standing on waiting_orders (order_id) where not ended;
