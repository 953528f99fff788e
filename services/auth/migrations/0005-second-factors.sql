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
