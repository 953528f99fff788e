-- What the match model asks beside the profile. Unknown is null: nobody is given a quality that nobody stated.
alter table attorneys
  add column flat_fee boolean not null default false,
  add column payment_plans boolean not null default false,
  add column available_within_days int check (available_within_days >= 0),
  -- Practice areas, topics, cases, and the words people use for them, weighed in this order.
  add column search tsvector not null default ''::tsvector;
