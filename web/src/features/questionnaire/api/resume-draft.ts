import { api } from '../../../lib/api/client.ts'
import { adoptUserId } from '../../../lib/user-id.ts'

type Resumed = { user_id: string; draft_id: string; service_id: number }

/** Takes up a draft with the token of the mailed link. From then on this browser goes by the id that came with it. */
export async function resumeDraft(token: string): Promise<Resumed> {
  const resumed = await api<Resumed>('/questionnaire/resume', { method: 'POST', body: { token }, auth: 'none' })
  adoptUserId(resumed.user_id)
  return resumed
}
