import type { RowOf } from '../../../lib/api/answer.ts'

/** A conversation that was handed over to people. */
export type PastChat = RowOf<'/api/admin/chats'>
export const chats = '/admin/chats'
