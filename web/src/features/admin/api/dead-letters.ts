import { api } from '../../../lib/api/client.ts'
import type { RowOf } from '../../../lib/api/routes.ts'

/** A fact that a service gave up on, or one of its own that does not get out. */
export type DeadLetter = RowOf<'GET /api/admin/events/dead'>

export function replay({ service, id }: Pick<DeadLetter, 'service' | 'id'>): Promise<unknown> {
  return api('POST /api/admin/events/dead/{service}/{id}/replay', { path: { service, id }, auth: 'required' })
}
