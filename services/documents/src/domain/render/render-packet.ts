import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import { coverSheet, filingKit } from './cover.ts'
import { filingSteps } from './filing-steps.ts'
import { printPage } from './page.ts'
import { type Paper, type RenderOptions, referenceOf, renderPapers } from './render-papers.ts'
import { openScope, type Scope } from './scope.ts'
import { typeset } from './text/typeset.ts'

/** The packet of these answers. */
export function renderPacket(service: ServiceContent, answers: Answers, options: RenderOptions): string {
  const scope = openScope({ service, answers, ...options })
  return packetOf(scope, renderPapers(scope, options), options)
}

/**
 * Cover sheet, every document and the filing kit as one page to print, numbered through. Printed in one go because
 * merging finished PDFs loses tags, bookmarks and language.
 */
export function packetOf(scope: Scope, papers: readonly Paper[], options: RenderOptions): string {
  const { service, kind } = scope
  const steps = filingSteps(scope)
  const plainBoxes = (page: string, runningTitle: string) => {
    return { page: `page-${page}`, runningTitle, reference: referenceOf(scope, options, page), mark: '' }
  }
  const boxes = [plainBoxes('cover', ''), ...papers.map((paper) => paper.boxes), plainBoxes('filing-kit', 'Filing Kit')]
  const main = [
    typeset(coverSheet(scope, steps)),
    ...papers.map((paper) => paper.main),
    typeset(filingKit(scope, steps))
  ]
  return printPage({ service, title: service.meta.title, kind, boxes, main: main.join('\n') })
}
