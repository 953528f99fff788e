-- Paid orders whose papers would be untrue today: which question stands in the way, and the day from which it no longer does.
create table waiting_orders (
  order_id text primary key references entitlements on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  draft_id uuid not null references drafts on delete cascade,
  question text not null,
  -- Null where no day helps.
  possible_from text check (possible_from ~ '^\d{4}-\d{2}-\d{2}$'),
  began_at timestamptz not null default now(),
  -- Whether the others know of it: answers that are still being given wait a moment, for they may be mistyped.
  told boolean not null default false,
  -- When the customer was told that the day has come.
  due_told_at timestamptz
);
create index waiting_orders_draft on waiting_orders (draft_id);
create index waiting_orders_day on waiting_orders (possible_from) where due_told_at is null;

-- Answers to questions that are no longer asked, sealed like the others; and the questions there were when it was saved.
alter table drafts add column aside bytea, add column form_version text;
