import type { Answers } from '@formwright/interview/answers'
import { apiText } from '../../../lib/api/files.ts'

export type PreviewRequest = { service_id: number; answers: Answers; document?: string }

/** The document as a page of HTML, each answer marked with its question (`data-q`). It has no script and no style of its own. */
export function previewDocument(body: PreviewRequest, signal: AbortSignal): Promise<string> {
  return apiText('/questionnaire/preview', {
    method: 'POST',
    body,
    signal,
    headers: { accept: 'text/html, application/json' }
  })
}
