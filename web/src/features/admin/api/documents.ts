import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'

const link = 'POST /api/admin/documents/{id}/link'

/** A link that opens for one minute; that it was asked for is written down. */
export function documentLink(id: string): Promise<Answer<typeof link>> {
  return api(link, { path: { id }, auth: 'required' })
}
