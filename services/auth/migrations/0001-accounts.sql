-- Who you are. Addresses are stored in lower case; nothing belongs to an account by an address that is not verified.
create table accounts (
  id text primary key,
  email text not null unique,
  email_verified_at timestamptz,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  role text not null default 'customer' check (role in ('customer', 'support', 'admin')),
  -- The password that the operator configured, as last applied: so that a changed variable is told from a changed password.
  configured_hash text,
  created_at timestamptz not null default now()
);

-- One row a sign-in; its id is the token's `sid`.
create table sessions (
  id text primary key,
  -- What the owner's list of sessions is paged through by.
  seq bigint generated always as identity unique,
  account_id text not null references accounts on delete cascade,
  -- From where, as the throttle counts addresses.
  address text not null,
  -- What signed in, as the browser names itself.
  user_agent text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_account on sessions (account_id, address);

-- The second factor of staff: a secret shared with an authenticator app, sealed with AUTH_SEALING_KEY.
create table second_factors (
  account_id text primary key references accounts on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  -- Null until the app has shown that it knows the secret: nobody is asked for a code before.
  confirmed_at timestamptz,
  -- The latest time step whose code was taken: it and all before are used up.
  last_step bigint not null default 0
);

-- Each works once, instead of a code; a used one is gone.
create table recovery_codes (
  account_id text not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (account_id, code_hash)
);

-- Wrong passwords in a row, by account and by address. The wait grows; there is no lock-out.
create table login_failures (
  key text primary key,
  failures int not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);

-- Browsers that have signed in to an account, by a hash of the secret that each made for itself: they always get a try at the
-- password, however much a stranger guesses (domain/sign-in/login-attempts.ts).
create table known_devices (
  account_id text not null references accounts on delete cascade,
  device_hash text not null,
  used_at timestamptz not null,
  primary key (account_id, device_hash)
);

-- Links that are mailed. Only a hash is kept: who reads this table can open nothing.
create table mailed_tokens (
  token_hash text primary key,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  account_id text not null references accounts on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_tokens_account on mailed_tokens (account_id);

-- "I forgot my password", for whatever address was typed: whether it has an account is looked up when the mail is written, so
-- that the answer and its timing tell nothing.
create table password_resets (
  id uuid primary key,
  email text not null,
  requested_at timestamptz not null default now()
);
create index password_resets_email on password_resets (email);

-- A company tries the Enterprise plan for seven days. One runs at a time for a domain (domain/trial/start-trial.ts).
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
