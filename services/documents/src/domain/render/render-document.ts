import type { DocumentContent } from '../../content/library.ts'
import { forDocument, type Scope } from './scope.ts'
import { renderText } from './templates.ts'

/** One document as an `<article>`; a mistake in its template is told with the file and the state. */
export function renderDocument(scope: Scope, document: DocumentContent): string {
  const { service, state } = scope
  try {
    const text = renderText(service, document.source, forDocument(scope, document))
    return `<article class="document ${document.kind} page-${document.id}" data-document="${document.id}">\n${text}\n</article>`
  } catch (cause) {
    const place = `${service.meta.slug}/documents/${document.file} (${state ?? 'no state'})`
    throw new Error(`${place}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
