import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import { loadShared } from '../../content/shared/shared.ts'
import { documentTitle } from './document-title.ts'
import { linkedFonts } from './fonts.ts'
import { escapeHtml } from './helpers/frame.ts'
import { watermark } from './page.ts'
import { renderDocument } from './render-document.ts'
import { openScope } from './scope.ts'

const fontPrefix = '/api/questionnaire/fonts'

/**
 * One document as HTML for a sandboxed frame: no script, no inline style, every answer in a `data-q`.
 * Undefined when the service has no such document; a document these answers leave out says so.
 */
export function renderLivePreview(
  service: ServiceContent,
  answers: Answers,
  documentId: string,
  issuedOn = new Date()
): string | undefined {
  const document = service.documents.find(({ id }) => id === documentId)
  if (document === undefined) return undefined
  const scope = openScope({ service, answers, kind: 'preview', issuedOn })
  const title = documentTitle(scope, document)
  const paper = scope.documents.includes(document)
    ? `${watermark}\n${renderDocument(scope, document)}`
    : `<article class="document guide"><h1>${escapeHtml(title)}</h1><p>Your answers so far do not call for this document.</p></article>`
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/api/questionnaire/preview.css">
</head>
<body class="live-preview">
<main>
${paper}
</main>
</body>
</html>`
}

let stylesheet: string | undefined

/** The stylesheet of every live preview; its fonts are at `/api/questionnaire/fonts/<name>`. */
export function livePreviewCss(): string {
  if (stylesheet === undefined) {
    const { styles } = loadShared()
    stylesheet = [linkedFonts(fontPrefix), styles.document, styles.livePreview].join('\n')
  }
  return stylesheet
}
