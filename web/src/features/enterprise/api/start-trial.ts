import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/generated/openapi.d.ts'

type Call = paths['/api/enterprise/start-trial']['post']
export type StartedTrial = Call['responses'][200]['content']['application/json']
export type TrialRequest = { company_name: string; user_email: string; team_size: number }

export function startTrial(body: TrialRequest): Promise<StartedTrial> {
  return api('/enterprise/start-trial', { method: 'POST', body })
}
