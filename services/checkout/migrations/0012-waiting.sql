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
