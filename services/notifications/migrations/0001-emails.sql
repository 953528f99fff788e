-- One row a mail that is owed. A fact that arrives twice owes nothing new.
create table emails (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- What the mail is about: a generation, an order, an account.
  subject_id text not null,
  -- The event that asked for it; `mail.sent` answers that event.
  cause_id text not null,
  -- Null when the owner of the subject tells the address at the moment of sending.
  recipient text,
  data jsonb not null,
  -- Set with the first attempt and never changed, so that a repeat after a crash is recognisable.
  message_id text unique,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'unneeded', 'failed')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- A sender that dies keeps its mail until then.
  leased_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (kind, subject_id)
);
create index emails_waiting on emails (next_attempt_at) where status = 'waiting';
create index emails_failed on emails (created_at) where status = 'failed';
