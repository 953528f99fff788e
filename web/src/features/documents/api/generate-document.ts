import { refusalOf } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/client.ts'
import type { Answer, Body } from '../../../lib/api/routes.ts'
import { userId } from '../../../lib/identity/user-id.ts'

const generate = 'POST /api/generate-document'

export type GenerateRequest = Pick<Body<typeof generate>, 'service_id' | 'answers'> & { draft_id: string | null }

/**
 * Asks for the documents: final where the matter is paid, else a preview, marked as such on every page. `revision` is the
 * draft's own after this call, which saves the answers too.
 */
export function generateDocument({ draft_id, ...request }: GenerateRequest): Promise<Answer<typeof generate>> {
  return api(generate, {
    body: { user_id: userId(), ...request, draft_id: draft_id ?? undefined },
    timeoutMs: 30_000
  })
}

/** Answers that are refused today are saved all the same: where to. */
export const savedIn = (error: unknown) => refusalOf(error, generate, 422)
