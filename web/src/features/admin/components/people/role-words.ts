import type { StaffRole } from '../../api/staff.ts'

export const roleWords: Record<StaffRole, string> = { admin: 'Admin', support: 'Support agent' }

/** The role that was chosen of these; the lesser one for any other word. */
export const roleNamed = (word: string): StaffRole => (word === 'admin' ? 'admin' : 'support')
