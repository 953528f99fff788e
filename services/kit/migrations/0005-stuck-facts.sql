-- A fact that could not leave is tried again from then on, while later ones go out. It is never given up.
alter table outbox add column next_try_at timestamptz;

-- `in`: a fact that a reader gave up on. `out`: one of our own that does not get out; its row stays in the outbox.
alter table dead_letters add column direction text not null default 'in' check (direction in ('in', 'out'));
create unique index dead_letters_out on dead_letters (event_id) where direction = 'out';
