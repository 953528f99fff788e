-- The chat over the socket. A conversation is found by the hash of the id that the browser made, which is a secret.
alter table chat_sessions
  add column id uuid not null unique default gen_random_uuid(),
  add column owner text,
  -- The time in the browser's id: what staff see of it.
  add column label text,
  add column state text not null default 'offline'
    check (state in ('automated', 'waiting', 'live', 'offline', 'closed')),
  -- Lines in chat_lines; `messages` is what a browser submitted without a socket.
  add column line_count int not null default 0,
  add column agent_account text,
  add column agent_name text,
  add column handed_off_at timestamptz,
  add column waiting_since timestamptz,
  add column closed_at timestamptz;
update chat_sessions set
  owner = rtrim(translate(encode(sha256(convert_to(session_id, 'UTF8')), 'base64'), '+/', '-_'), '='),
  label = coalesce(substring(session_id from '^chat_[0-9]{13}'), left(session_id, 9)),
  handed_off_at = created_at;
alter table chat_sessions
  alter column owner set not null,
  alter column label set not null,
  add constraint chat_sessions_owner_key unique (owner),
  drop column session_id;
create index chat_sessions_open on chat_sessions (state) where state in ('waiting', 'live', 'offline');

create table chat_lines (
  chat_id uuid not null references chat_sessions (id) on delete cascade,
  seq int not null,
  id uuid not null unique default gen_random_uuid(),
  type text not null check (type in ('user', 'support')),
  kind text not null,
  content text not null,
  agent text not null,
  automated boolean not null,
  links jsonb not null,
  client_id text,
  created_at timestamptz not null default now(),
  primary key (chat_id, seq)
);
-- The same thing sent again is the same line.
create unique index chat_lines_once on chat_lines (chat_id, type, client_id) where client_id is not null;

-- Who is connected: a row a socket, kept alive by the process that holds it.
create table chat_seats (
  id uuid primary key,
  -- A visitor's seat has a conversation, an agent's an account.
  chat_id uuid references chat_sessions (id) on delete cascade,
  account_id text,
  name text not null,
  available boolean not null,
  seen_at timestamptz not null default now()
);
create index chat_seats_chat on chat_seats (chat_id);

-- Transcripts asked for. The fact names the row; where to and what it says are read when the mail is written.
create table chat_transcripts (
  id uuid primary key,
  chat_id uuid not null references chat_sessions (id) on delete cascade,
  email text not null,
  last_seq int not null,
  created_at timestamptz not null default now()
);

-- One row at most. Without it the desk is open at all hours.
create table support_hours (
  one boolean primary key default true check (one),
  hours jsonb not null,
  updated_at timestamptz not null default now()
);
