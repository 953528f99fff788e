-- What Stripe took, where that is not what was asked for: such an order waits in review, and this is what it can give back.
alter table orders add column taken_cents int, add column taken_currency text;
alter table orders
  drop constraint orders_check1,
  add check (refunded_cents between 0 and coalesce(taken_cents, amount_cents));
