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
  account_id text not null references accounts on delete cascade,
  -- From where, as the throttle counts addresses.
  address text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_account on sessions (account_id, address);

-- Links that are mailed. Only a hash is kept: who reads this table can open nothing.
create table mailed_tokens (
  token_hash text primary key,
  purpose text not null check (purpose in ('verify-email')),
  account_id text not null references accounts on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_tokens_account on mailed_tokens (account_id);

-- Wrong passwords in a row, by account and by address. The wait grows; there is no lock-out.
create table login_failures (
  key text primary key,
  failures int not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
