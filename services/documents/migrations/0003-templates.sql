-- Blank forms: printed by the worker, served to everyone. Nobody's answers are in them, so they are not sealed.
create table templates (
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
alter table templates alter column pdf set storage external;
create index templates_waiting on templates (requested_at) where status = 'queued';

-- What `POST /api/verify` tells about a paper.
alter table generations add column template_version text;
create index generation_documents_sha256 on generation_documents (sha256);

grant update (template_version) on generations to documents_worker;
grant select (id, service_id, state, version, status, requested_at) on templates to documents_worker;
grant update (status, ready_at, pages, bytes, sha256, pdf) on templates to documents_worker;
