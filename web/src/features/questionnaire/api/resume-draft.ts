import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'
import { adoptUserId } from '../../../lib/identity/user-id.ts'

type Resumed = Answer<'POST /api/questionnaire/resume'>

/** Takes up a draft with the token of the mailed link. From then on this browser goes by the id that came with it. */
export async function resumeDraft(token: string): Promise<Resumed> {
  const resumed = await api('POST /api/questionnaire/resume', { body: { token }, auth: 'none' })
  adoptUserId(resumed.user_id)
  return resumed
}
