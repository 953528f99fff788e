-- A refund closes the order: its sets open no more, and its matter may be paid for by another order.
alter table entitlements add column closed_at timestamptz;
alter table entitlements drop constraint entitlements_draft_id_key;
create unique index entitlements_draft on entitlements (draft_id) where closed_at is null;

alter table generations add column closed_at timestamptz;
alter table generations drop constraint generations_draft_id_answers_hash_template_hash_kind_key;
-- A double click is one; what was refunded may be asked for, and paid for, again.
create unique index generations_once on generations (draft_id, answers_hash, template_hash, kind)
  where closed_at is null;
-- The worker prints nothing that is closed.
grant select (closed_at) on generations to documents_worker;

-- Facts of two kinds have no order: a refund may be heard of before its payment.
create table refunded_orders (
  order_id text primary key,
  refunded_at timestamptz not null
);
