import type { TaskOfOrder } from '../../repositories/add-on-tasks.ts'
import type { AddOnTask } from '../../schemas/add-on-task.ts'

/** A task with its order's customer and its steps, as staff see it. */
export const toTask = (task: TaskOfOrder, now: Date): AddOnTask => ({
  id: task.id,
  order_id: task.order_id,
  email: task.email,
  service_id: task.service_id,
  service_title: task.service_title,
  add_on: task.add_on,
  title: task.title,
  amount: task.price_cents / 100,
  state: task.state,
  assignee: task.assignee,
  ordered_at: task.ordered_at.toISOString(),
  due_at: task.due_at.toISOString(),
  overdue: (task.state === 'requested' || task.state === 'in_progress') && task.due_at < now,
  updated_at: task.changed_at.toISOString(),
  history: task.steps.map(({ at, state, assignee, note, staff_email: by }) => ({
    at: new Date(at).toISOString(),
    state,
    assignee,
    note,
    by
  }))
})
