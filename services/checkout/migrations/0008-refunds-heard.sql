-- Made in the payment provider's own dashboard, and only heard of: it may repeat an amount.
alter table refunds add column outside boolean not null default false;
drop index refunds_once;
create unique index refunds_once on refunds (order_id, amount_cents) where state <> 'failed' and not outside;
