-- What people write to us. `seq` orders the lists and is their cursor.
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

-- Conversations handed over to people, as the browser had them. The id is made there.
create table chat_sessions (
  seq bigint generated always as identity primary key,
  session_id text not null unique,
  user_email text,
  topic text not null,
  status text not null,
  summary text not null,
  messages jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
