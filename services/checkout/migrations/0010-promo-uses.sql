-- How many orders a code is good for; without it, as many as there are new customers.
alter table promo_codes add column max_uses int check (max_uses > 0);
