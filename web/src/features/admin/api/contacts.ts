import type { RowOf } from '../../../lib/api/answer.ts'

export type Contact = RowOf<'/api/admin/contacts'>
export const contacts = '/admin/contacts'
