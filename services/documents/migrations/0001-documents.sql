-- An order pays for one matter. It is bound to its draft when its first final set is asked for.
create table entitlements (
  order_id text primary key,
  owner text,
  service_id int not null,
  email text not null,
  state text,
  title text not null,
  paid_at timestamptz not null,
  draft_id uuid unique,
  -- The set that was mailed; later versions are not.
  first_generation text,
  granted_at timestamptz not null default now()
);
create index entitlements_owner on entitlements (owner, service_id);

-- Who claimed an order made without a user_id; the claim may arrive before the payment.
create table order_claims (
  order_id text primary key,
  owner text not null
);

-- The owner is a hash of the user_id, which is a secret. Answers are sealed (domain/keyring.ts).
create table drafts (
  id uuid primary key,
  owner text not null,
  owner_label text not null,
  service_id int not null,
  answers bytea not null,
  answers_hash text not null,
  completed boolean not null,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index drafts_owner on drafts (owner, service_id, updated_at desc);
alter table entitlements add foreign key (draft_id) references drafts;

-- One set of documents, asked for with these answers. The id is what opens the download.
create table generations (
  id text primary key,
  draft_id uuid not null references drafts,
  order_id text references entitlements,
  kind text not null check (kind in ('draft', 'final')),
  service_id int not null,
  service_title text not null,
  status text not null default 'queued' check (status in ('queued', 'generating', 'ready', 'failed')),
  answers bytea not null,
  answers_hash text not null,
  template_hash text not null,
  documents jsonb not null,
  progress_done int not null default 0,
  progress_total int not null,
  progress_title text,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  rendered_template_hash text,
  facts_version text,
  renderer_version text,
  check (kind = 'draft' or order_id is not null),
  -- A double click is one.
  unique (draft_id, answers_hash, template_hash, kind)
);
create index generations_draft on generations (draft_id, requested_at desc);
create index generations_order on generations (order_id) where order_id is not null;

-- The primary key is the fence between two workers that print the same set.
create table generation_documents (
  generation_id text not null references generations on delete cascade,
  document_id text not null,
  position int not null,
  title text not null,
  pages int not null,
  bytes int not null,
  sha256 text not null,
  pdf bytea not null,
  primary key (generation_id, document_id)
);
alter table generation_documents alter column pdf set storage external;

-- From then on only this account opens what the user_id owns.
create table claims (
  owner text primary key,
  account_id text not null,
  claimed_at timestamptz not null default now()
);
create index claims_account on claims (account_id);

-- Where an account stands in a service it has looked at.
create table account_steps (
  account_id text not null,
  service_id int not null,
  step text not null,
  data bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, service_id)
);

-- The worker reads jobs and stores results, nothing else.
grant select (id, order_id, kind, service_id, service_title, status, answers, progress_total, requested_at)
  on generations to documents_worker;
grant update (status, progress_done, progress_total, progress_title, documents, ready_at, expires_at,
  rendered_template_hash, facts_version, renderer_version) on generations to documents_worker;
grant select (generation_id, document_id), insert on generation_documents to documents_worker;
grant select (order_id, email, first_generation), update (first_generation) on entitlements to documents_worker;
grant select, insert on inbox to documents_worker;
grant select, insert, update (published_at) on outbox to documents_worker;
grant insert on dead_letters to documents_worker;
