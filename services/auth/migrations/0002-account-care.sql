alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
alter table mailed_tokens add constraint mailed_tokens_purpose_check
  check (purpose in ('verify-email', 'reset-password'));

-- "I forgot my password", for whatever address was typed: whether it has an account is looked up when the mail is written, so
-- that the answer and its timing tell nothing.
create table password_resets (
  id uuid primary key,
  email text not null,
  requested_at timestamptz not null default now()
);
create index password_resets_email on password_resets (email);

-- What signed in, as the browser names itself: shown to the owner in the list of sessions, which `seq` pages through.
alter table sessions add column user_agent text;
alter table sessions add column seq bigint generated always as identity unique;
