-- A company tries the Enterprise plan for seven days. One runs at a time for a domain (domain/start-trial.ts).
create table trials (
  id uuid primary key,
  seq bigint generated always as identity unique,
  company_name text not null,
  email text not null,
  -- In lower case and ASCII.
  domain text not null,
  team_size int not null check (team_size >= 1),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null
);
create index trials_domain on trials (domain, ends_at);
create index trials_email on trials (email);
