import { ApiError } from '../../../lib/api/api-error.ts'

const isPersonal = 'work-email-required'

/** The specification's sentence, and after it what the server has against the request, where it says so. */
export function refusal(error: unknown, sentence: string): string {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return sentence
  return error.code === isPersonal ? error.detail : `${sentence} ${error.detail}`
}
