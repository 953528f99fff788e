import { api } from '../../../lib/api/client.ts'
import type { RowOf } from '../../../lib/api/routes.ts'

export type StaffMember = RowOf<'GET /api/admin/staff'>
export type StaffRole = StaffMember['role']

const auth = 'required'

export function grantRole(body: { email: string; role: StaffRole }): Promise<StaffMember> {
  return api('POST /api/admin/staff', { body, auth })
}

export function changeRole(id: string, role: StaffRole): Promise<StaffMember> {
  return api('PATCH /api/admin/staff/{id}', { path: { id }, body: { role }, auth })
}

export async function takeRoleAway(id: string): Promise<void> {
  await api('DELETE /api/admin/staff/{id}', { path: { id }, auth })
}
