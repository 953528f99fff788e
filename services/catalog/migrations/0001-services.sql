-- What we sell. `states` null: every state and D.C.
create table services (
  id int primary key,
  slug text not null unique,
  title text not null,
  description text not null,
  category text not null,
  price_cents int not null check (price_cents > 0),
  duration text not null,
  complexity text not null check (complexity in ('Simple', 'Moderate', 'Complex')),
  popular boolean not null,
  features text[] not null,
  states text[],
  typical_fee jsonb,
  active boolean not null default true,
  updated_at timestamptz not null default now()
);
