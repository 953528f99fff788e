-- A draft is somebody's answers to one service, finished or not. The owner is a hash of the user_id, which is a secret.
-- Answers are sealed (domain/keyring.ts).
create table drafts (
  id uuid primary key,
  owner text not null,
  owner_label text not null,
  service_id int not null,
  answers bytea not null,
  answers_hash text not null,
  completed boolean not null,
  -- Answers to questions that are no longer asked, sealed like the others; and the questions there were when it was saved.
  aside bytea,
  form_version text,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index drafts_owner on drafts (owner, service_id, updated_at desc);
-- Drafts of nobody's account and nobody's order are forgotten once they lie untouched (domain/matter/forget-drafts.ts).
create index drafts_updated on drafts (updated_at, id);

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

-- An order pays for one matter. It is bound to its draft when its first final set is asked for.
create table entitlements (
  order_id text primary key,
  owner text,
  -- The account that paid, or that took the order along. Answers which an account has claimed are paid for by it alone.
  account_id text,
  service_id int not null,
  email text not null,
  state text,
  title text not null,
  paid_at timestamptz not null,
  draft_id uuid references drafts,
  -- The set that was mailed; later versions are not.
  first_generation text,
  granted_at timestamptz not null default now(),
  -- A refund closes the order: its sets open no more, and its matter may be paid for by another order.
  closed_at timestamptz
);
create index entitlements_owner on entitlements (owner, service_id);
create index entitlements_account on entitlements (account_id, service_id) where account_id is not null;
create unique index entitlements_draft on entitlements (draft_id) where closed_at is null;

-- Who claimed an order made without a user_id; the claim may arrive before the payment.
create table order_claims (
  order_id text primary key,
  owner text not null,
  account_id text
);

-- Facts of two kinds have no order: a refund may be heard of before its payment.
create table refunded_orders (
  order_id text primary key,
  refunded_at timestamptz not null
);

-- Refunds that staff asked for and that have not failed; the failure may be heard of first.
create table refunds_under_way (
  refund_id text primary key,
  order_id text not null,
  failed boolean not null
);
create index refunds_under_way_order on refunds_under_way (order_id) where not failed;

-- Paid orders whose papers would be untrue today: which question stands in the way, and the day from which it no longer does.
create table waiting_orders (
  order_id text primary key references entitlements on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  draft_id uuid not null references drafts on delete cascade,
  question text not null,
  -- Null where no day helps.
  possible_from text check (possible_from ~ '^\d{4}-\d{2}-\d{2}$'),
  began_at timestamptz not null default now(),
  -- Whether the others know of it: answers that are still being given wait a moment, for they may be mistyped.
  told boolean not null default false,
  -- When the customer was told that the day has come.
  due_told_at timestamptz
);
create index waiting_orders_draft on waiting_orders (draft_id);
create index waiting_orders_day on waiting_orders (possible_from) where due_told_at is null;

-- One set of documents, asked for with these answers: a watermarked preview, or a final one that an order pays for. The id
-- is what opens the download.
create table generations (
  id text primary key,
  -- What staff call it: lists and spreadsheets must not hold the id.
  reference text not null unique
    default translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_'),
  draft_id uuid not null references drafts,
  order_id text references entitlements,
  kind text not null check (kind in ('preview', 'final')),
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
  -- With its order.
  closed_at timestamptz,
  rendered_template_hash text,
  facts_version text,
  renderer_version text,
  -- What `POST /api/verify` tells about a paper.
  template_version text,
  check (kind = 'preview' or order_id is not null)
);
-- A double click is one; what was refunded may be asked for, and paid for, again.
create unique index generations_once on generations (draft_id, answers_hash, template_hash, kind)
  where closed_at is null;
create index generations_draft on generations (draft_id, requested_at desc);
create index generations_order on generations (order_id) where order_id is not null;
create index generations_ready on generations (kind, ready_at desc, reference desc) where status = 'ready';
create index generations_waiting on generations (requested_at) where status in ('queued', 'generating');

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
create index generation_documents_sha256 on generation_documents (sha256);

-- One-minute links, made for staff.
create table download_links (
  id text primary key,
  generation_id text not null references generations on delete cascade,
  expires_at timestamptz not null
);
create index download_links_expiry on download_links (expires_at);

-- Forms without answers: printed by the worker, served to everyone. Nobody's answers are in them, so they are not sealed.
create table blank_forms (
  id text primary key,
  service_id int not null,
  -- Empty: the form that names no state.
  state text not null,
  -- Everything that shapes the print; another version is another form.
  version text not null,
  status text not null default 'queued' check (status in ('queued', 'ready', 'failed')),
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  pages int,
  bytes int,
  sha256 text,
  pdf bytea,
  unique (service_id, state, version),
  check (status <> 'ready' or pdf is not null)
);
alter table blank_forms alter column pdf set storage external;
create index blank_forms_waiting on blank_forms (requested_at) where status = 'queued';

-- The worker reads jobs that no refund has closed, and stores results; nothing else.
grant select (id, order_id, kind, service_id, service_title, status, answers, progress_total, requested_at, closed_at)
  on generations to documents_worker;
grant update (status, progress_done, progress_total, progress_title, documents, ready_at, expires_at,
  rendered_template_hash, facts_version, renderer_version, template_version) on generations to documents_worker;
grant select (generation_id, document_id), insert on generation_documents to documents_worker;
grant select (order_id, email, first_generation), update (first_generation) on entitlements to documents_worker;
grant select (id, service_id, state, version, status, requested_at) on blank_forms to documents_worker;
grant update (status, ready_at, pages, bytes, sha256, pdf) on blank_forms to documents_worker;

-- It keeps in mind what is repeated.
grant select, insert, update (received_at) on inbox to documents_worker;

-- It runs a browser: it tells what became of a job and nothing else, and reads no other fact of this database.
grant select, insert, update (published_at) on outbox to documents_worker;
alter table outbox enable row level security;
create policy worker_tells on outbox to documents_worker
  using (type in ('document.generated', 'document.failed'))
  with check (type in ('document.generated', 'document.failed'));

-- It sets aside what it cannot do, knows its own dead letter again, and tries it once more when staff ask for it.
grant insert, select (id, event_id, consumer, payload, replay_requested_at, replayed_at),
  update (replay_requested_at, replayed_at, error) on dead_letters to documents_worker;
