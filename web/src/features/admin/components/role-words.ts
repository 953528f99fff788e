import type { StaffRole } from '../api/staff.ts'

export const roleWords: Record<StaffRole, string> = { admin: 'Admin', support: 'Support agent' }
