import type { Answers } from '@formwright/interview/answers'
import { api } from '../../../lib/api/client.ts'
import { userId } from '../../../lib/user-id.ts'

export type Draft = {
  service_id: number
  answers: Answers
  completed: boolean
  draft_id: string | null
  revision: number | null
}

export type Saved = { saved: true; draft_id: string; revision: number; updated_at: string; dropped: string[] }

/** Saves on top of the revision last seen; 409 means that another tab was faster. */
export function saveProgress(draft: Draft, keepalive = false): Promise<Saved> {
  const { draft_id, revision, ...rest } = draft
  return api<Saved>('/questionnaire/save', {
    method: 'POST',
    keepalive,
    body: {
      user_id: userId(),
      ...rest,
      ...(draft_id === null ? {} : { draft_id }),
      ...(revision === null ? {} : { revision })
    }
  })
}
