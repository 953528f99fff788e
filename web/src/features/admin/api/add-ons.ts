import { api } from '../../../lib/api/client.ts'

export type TaskState = 'requested' | 'in_progress' | 'done' | 'cancelled'

/** A sold add-on, which somebody of the staff does. `amount` in dollars. */
export type AddOnTask = {
  id: string
  order_id: string
  email: string
  service_title: string
  title: string
  amount: number
  state: TaskState
  assignee: string | null
  ordered_at: string
  due_at: string
  overdue: boolean
  history: { at: string; state: TaskState; note: string | null; by: string | null }[]
}
export type TaskChange = { state: 'requested' | 'in_progress' | 'done'; note?: string }

export const addOns = '/admin/add-ons'

export function changeTask(id: string, body: TaskChange): Promise<AddOnTask> {
  return api(`${addOns}/${encodeURIComponent(id)}`, { method: 'PATCH', body, auth: 'required' })
}
