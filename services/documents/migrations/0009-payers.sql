-- The account that paid, or that took the order along. Answers which an account has claimed are paid for by that account alone.
alter table entitlements add column account_id text;
alter table order_claims add column account_id text;
create index entitlements_account on entitlements (account_id, service_id) where account_id is not null;

-- Orders from before belong to the account that had claimed their user_id.
update entitlements set account_id = claims.account_id from claims where claims.owner = entitlements.owner;
