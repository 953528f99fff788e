import { apiText } from '../../../lib/api/files.ts'
import type { Body } from '../../../lib/api/routes.ts'

export type PreviewRequest = Body<'POST /api/questionnaire/preview'>

/** The document as a page of HTML, each answer marked with its question (`data-q`). It has no script and no style of its own. */
export function previewDocument(body: PreviewRequest, signal: AbortSignal): Promise<string> {
  return apiText('POST /api/questionnaire/preview', { body, signal, accept: 'text/html, application/json' })
}
