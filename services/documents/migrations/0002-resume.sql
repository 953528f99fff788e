-- A mailed one-use link opens one draft on another device, under a user_id of its own. The owner keeps it.
create table draft_guests (
  owner text primary key,
  draft_id uuid not null references drafts on delete cascade,
  joined_at timestamptz not null default now()
);
create index draft_guests_draft on draft_guests (draft_id);

create table resume_links (
  id uuid primary key,
  draft_id uuid not null references drafts on delete cascade,
  requested_at timestamptz not null default now(),
  used_at timestamptz
);
create index resume_links_draft on resume_links (draft_id);

-- Hashes: a mail that is written again after a crash gets a token of its own, and one of them opens the link once.
create table resume_tokens (
  token_hash text primary key,
  link_id uuid not null references resume_links on delete cascade,
  expires_at timestamptz not null
);
create index resume_tokens_link on resume_tokens (link_id);
