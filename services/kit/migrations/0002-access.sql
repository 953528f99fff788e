-- Sessions that ended before their tokens did: sign-out, password change, deletion.
create table revoked_sessions (
  session_id text primary key,
  expires_at timestamptz not null
);

-- Attempts counted per key and fixed window, for money, log-ins and promo codes.
create table throttles (
  key text primary key,
  window_ends_at timestamptz not null,
  attempts int not null
);
