import type { Answers } from '@formwright/interview/answers'
import { refusalOf } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'
import { userId } from '../../../lib/identity/user-id.ts'

export type Draft = {
  service_id: number
  answers: Answers
  completed: boolean
  draft_id: string | null
  revision: number | null
}

const save = 'POST /api/questionnaire/save'

/** Saves on top of the revision last seen; 409 means that another tab was faster. */
export function saveProgress(draft: Draft, keepalive = false): Promise<Answer<typeof save>> {
  const { draft_id, revision, ...rest } = draft
  return api(save, {
    keepalive,
    body: {
      user_id: userId(),
      ...rest,
      draft_id: draft_id ?? undefined,
      revision: revision ?? undefined
    }
  })
}

/** The faster tab's answers, which travel in the refusal. */
export const newerIn = (error: unknown) => refusalOf(error, save, 409)
