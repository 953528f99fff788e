import type { RowOf } from '../../../lib/api/answer.ts'
import { api } from '../../../lib/api/client.ts'

export type IssuedSet = RowOf<'/api/admin/documents'>

export const documents = '/admin/documents'

export type WaitingOrder = RowOf<'/api/admin/documents/waiting'>

export const waitingOrders = '/admin/documents/waiting'

/** A link that opens for one minute; that it was asked for is written down. */
export function documentLink(id: string): Promise<{ url: string; expires_at: string }> {
  return api(`/admin/documents/${encodeURIComponent(id)}/link`, { method: 'POST', auth: 'required' })
}
