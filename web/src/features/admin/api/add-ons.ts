import { api } from '../../../lib/api/client.ts'
import type { Body, RowOf } from '../../../lib/api/routes.ts'

/** A sold add-on, which somebody of the staff does. `amount` in dollars. */
export type AddOnTask = RowOf<'GET /api/admin/add-ons'>

const change = 'PATCH /api/admin/add-ons/{id}'
export type TaskChange = Body<typeof change>

export function changeTask(id: string, body: TaskChange): Promise<AddOnTask> {
  return api(change, { path: { id }, body, auth: 'required' })
}
