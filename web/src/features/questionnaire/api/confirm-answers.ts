import { api } from '../../../lib/api/client.ts'
import { userId } from '../../../lib/identity/user-id.ts'

/** The customer says that the saved answers of a waiting, paid matter are still true: its documents are made. */
export function confirmAnswers(draftId: string): Promise<{ generation_id: string }> {
  return api('POST /api/questionnaire/confirm', {
    body: { user_id: userId(), draft_id: draftId, still_true: true },
    timeoutMs: 30_000
  })
}
