alter table orders
  add column refunded_cents int not null default 0,
  add column refunded_at timestamptz,
  add check (refunded_cents between 0 and amount_cents),
  add check ((state = 'refunded') = (refunded_at is not null));

-- Written before Stripe is asked, so that a crash on either side of its answer is found and finished.
create table refunds (
  id uuid primary key,
  order_id uuid not null references orders,
  amount_cents int not null check (amount_cents >= 0),
  -- What the table gave at that moment.
  quote_cents int not null check (quote_cents >= 0),
  reason text,
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  stripe_id text unique,
  checked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
-- The same amount of the same order is the same refund: a double click gives money back once.
create unique index refunds_once on refunds (order_id, amount_cents) where state <> 'failed';
-- The next refund is reckoned only when this one is through.
create unique index refunds_one_pending on refunds (order_id) where state = 'pending';

create index orders_newest on orders (created_at desc, id desc);
create index promo_redemptions_code on promo_redemptions (code, state);
