-- Help articles come with the code; views and votes are ours. An article that is withdrawn keeps its counts.
create table articles (
  id text primary key,
  position int not null,
  title text not null,
  category text not null,
  tags text[] not null,
  content text not null,
  -- Title, tags and content, weighed in this order.
  search tsvector not null,
  views int not null default 0,
  helpful_votes int not null default 0,
  unhelpful_votes int not null default 0,
  active boolean not null default true
);
create index articles_search on articles using gin (search);

-- What people write to us. In each of these tables `seq` orders the lists and is their cursor.
create table contacts (
  seq bigint generated always as identity primary key,
  id uuid not null unique,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now()
);

create table demo_requests (
  seq bigint generated always as identity primary key,
  id uuid not null unique,
  company_name text not null,
  contact_name text not null,
  user_email text not null,
  phone text,
  team_size text,
  preferred_date text,
  message text,
  created_at timestamptz not null default now()
);

-- The chat. A conversation is found by the hash of the id that the browser made, which is a secret.
create table chat_sessions (
  seq bigint generated always as identity primary key,
  id uuid not null unique default gen_random_uuid(),
  owner text not null unique,
  -- The time in the browser's id: what staff see of it.
  label text not null,
  user_email text,
  topic text not null,
  status text not null,
  summary text not null,
  -- What a browser submitted without a socket; lines said over one stand in chat_lines.
  messages jsonb not null,
  line_count int not null default 0,
  state text not null default 'offline' check (state in ('automated', 'waiting', 'live', 'offline', 'closed')),
  agent_account text,
  agent_name text,
  handed_off_at timestamptz,
  waiting_since timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
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
