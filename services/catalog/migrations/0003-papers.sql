-- The papers of each set: `documents` those of any state, `documents_by_state` a state's own where they differ.
alter table services add column documents jsonb not null default '[]';
alter table services add column documents_by_state jsonb not null default '{}';
