-- Browsers that have signed in to an account, by a hash of the secret that each made for itself: they always get a try at the
-- password, however much a stranger guesses (domain/login-attempts.ts).
create table known_devices (
  account_id text not null references accounts on delete cascade,
  device_hash text not null,
  used_at timestamptz not null,
  primary key (account_id, device_hash)
);
