import type { RowOf } from '../../../lib/api/answer.ts'

export type Trial = RowOf<'/api/admin/trials'>
export type Demo = RowOf<'/api/admin/demos'>
export const trials = '/admin/trials'
export const demos = '/admin/demos'
