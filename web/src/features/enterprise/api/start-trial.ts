import { api } from '../../../lib/api/client.ts'
import type { Answer, Body } from '../../../lib/api/routes.ts'

const trial = 'POST /api/enterprise/start-trial'
export type TrialRequest = Body<typeof trial>
export type StartedTrial = Answer<typeof trial>

export function startTrial(body: TrialRequest): Promise<StartedTrial> {
  return api(trial, { body })
}
