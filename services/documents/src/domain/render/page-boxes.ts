import { createHash } from 'node:crypto'
import type { DocumentContent } from '../../content/library.ts'
import { documentTitle } from './document-title.ts'
import type { Scope } from './scope.ts'
import { renderText } from './templates.ts'
import { cssString, plainText } from './text/plain-text.ts'

/** What stands in the margins of one document's pages. */
export interface PageBoxes {
  /** Name of the CSS page; also the element's class. */
  readonly page: string
  readonly runningTitle: string
  /** Bottom left: number of the paper and version of its text. */
  readonly reference: string
  /** Bottom right, for initials or a signature on each page. */
  readonly mark: string
}

export function boxesOf(scope: Scope, document: DocumentContent, reference: string): PageBoxes {
  const text = (source: string) => plainText(renderText(scope.service, source, scope))
  return {
    page: `page-${document.id}`,
    runningTitle: document.running_title === undefined ? documentTitle(scope, document) : text(document.running_title),
    reference,
    mark: document.page_mark === undefined ? '' : text(document.page_mark)
  }
}

/**
 * The rules of the margin boxes. Chromium prints them at a third of the cost of its header and footer templates. The
 * running title is the sign of a counter that each document keeps of its own pages, which has none for 1: `:first` is
 * the first page of a print alone, and a packet is one print of many documents.
 */
export function pageRules(boxes: readonly PageBoxes[]): string {
  const rules = boxes.map(
    ({ page, runningTitle, reference, mark }) => `
.${page}{page:${page}}
@counter-style running-${page}{system:cyclic;symbols:${cssString(runningTitle)};range:2 infinite;fallback:bare}
@page ${page}{
counter-increment:${page};
@top-left{content:counter(${page},running-${page})}
@bottom-left{content:${cssString(reference)}}
@bottom-right{content:${cssString(mark)}}
}`
  )
  return ['@counter-style bare{system:cyclic;symbols:""}', ...rules].join('')
}

/**
 * A number for the paper, taken from the generation without giving it away: the generation's id opens the download,
 * and papers are handed to strangers.
 */
export function documentNumber(generationId: string, documentId: string): string {
  const digest = createHash('sha256').update(`${generationId}/${documentId}`).digest()
  const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const code = [...digest.subarray(0, 8)].map((byte) => signs[byte % 32]).join('')
  return `FW-${code.slice(0, 4)}-${code.slice(4)}`
}
