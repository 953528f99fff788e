import { HttpError } from '@formwright/kit/http/errors'

/** Undefined when the owner of a link answers that there is nothing to link to any more: then no mail is needed. */
export const orGone = <Answer>(question: Promise<Answer>): Promise<Answer | undefined> =>
  question.catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  })
