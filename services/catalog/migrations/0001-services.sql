-- What we sell, as the content folders say it. `states` null: every state and D.C.
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
  -- The papers of the set: those of any state, and a state's own where they differ.
  documents jsonb not null default '[]',
  documents_by_state jsonb not null default '{}',
  -- One that is no longer sold stays, for the orders that name it.
  active boolean not null default true,
  updated_at timestamptz not null default now()
);
