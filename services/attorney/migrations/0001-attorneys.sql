-- The directory. `source` says where an entry comes from; nothing is verified unless somebody did it. Unknown is null: nobody
-- is given a quality that nobody stated.
create table attorneys (
  id text primary key,
  name text not null,
  firm text not null,
  phone text not null,
  email text not null,
  website text,
  street text not null,
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),

  -- Practice areas, and topics within them.
  specialties text[] not null,
  specializations text[] not null,
  years_experience int not null check (years_experience >= 0),
  bar_number text not null,
  state_bars text[] not null,
  languages text[] not null,
  education jsonb not null,
  certifications text[] not null,
  case_results jsonb not null,
  board_certified boolean not null,
  million_dollar_advocates boolean not null,

  source text not null,
  verified boolean not null,
  rating numeric(2, 1) not null check (rating between 0 and 5),
  reviews int not null check (reviews >= 0),
  avvo_rating numeric(3, 1),
  peer_rating numeric(2, 1),
  client_rating numeric(2, 1),

  consultation_fee_cents int not null check (consultation_fee_cents >= 0),
  hourly_rate_cents int,
  contingency_percent int,
  flat_fee boolean not null default false,
  payment_plans boolean not null default false,
  available_within_days int check (available_within_days >= 0),

  -- Practice areas, topics, cases, and the words people use for them, weighed in this order.
  search tsvector not null default ''::tsvector
);
create index attorneys_place on attorneys (state, lower(city));
