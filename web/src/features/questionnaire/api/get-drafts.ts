import { api } from '../../../lib/api/client.ts'
import type { RowOf } from '../../../lib/api/routes.ts'
import { userId } from '../../../lib/identity/user-id.ts'

/** One matter of this browser's customer: what is answered, paid, refused for now and made of it. */
export type DraftSummary = RowOf<'GET /api/questionnaire/drafts/{userId}'>

export function getDrafts(signal?: AbortSignal): Promise<DraftSummary[]> {
  return api('GET /api/questionnaire/drafts/{userId}', { path: { userId: userId() }, signal })
}
