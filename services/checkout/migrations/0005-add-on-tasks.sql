-- What staff owe a customer: one task for each add-on of a paid order.
create table add_on_tasks (
  -- A uuid; as text it can end the cursor of a list.
  id text primary key,
  order_id uuid not null references orders,
  add_on text not null,
  title text not null,
  price_cents int not null check (price_cents >= 0),
  state text not null default 'requested' check (state in ('requested', 'in_progress', 'done', 'cancelled')),
  -- The e-mail address of a staff account.
  assignee text,
  due_at timestamptz not null,
  ordered_at timestamptz not null,
  changed_at timestamptz not null default now(),
  unique (order_id, add_on)
);
create index add_on_tasks_newest on add_on_tasks (ordered_at desc, id desc);

-- Every step a task took, oldest first by id; never changed.
create table add_on_steps (
  id bigint generated always as identity primary key,
  task_id text not null references add_on_tasks on delete cascade,
  at timestamptz not null default now(),
  state text not null,
  assignee text,
  note text,
  -- Null where nobody of the staff did it: the payment, a refund, a deletion.
  staff_email text
);
create index add_on_steps_task on add_on_steps (task_id, id);
