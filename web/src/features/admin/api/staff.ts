import type { RowOf } from '../../../lib/api/answer.ts'
import { api } from '../../../lib/api/client.ts'

export type StaffMember = RowOf<'/api/admin/staff'>
export type StaffRole = StaffMember['role']

export const staff = '/admin/staff'

export function grantRole(body: { email: string; role: StaffRole }): Promise<StaffMember> {
  return api(staff, { method: 'POST', body, auth: 'required' })
}

export function changeRole(id: string, role: StaffRole): Promise<StaffMember> {
  return api(`${staff}/${encodeURIComponent(id)}`, { method: 'PATCH', body: { role }, auth: 'required' })
}

export async function takeRoleAway(id: string): Promise<void> {
  await api(`${staff}/${encodeURIComponent(id)}`, { method: 'DELETE', auth: 'required' })
}
