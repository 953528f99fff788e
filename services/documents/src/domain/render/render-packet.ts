import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import { coverSheet, filingKit } from './cover.ts'
import { filingSteps } from './filing-steps.ts'
import { printPage } from './page.ts'
import { boxesOf } from './page-boxes.ts'
import { renderDocument } from './render-document.ts'
import { type RenderOptions, referenceOf } from './render-set.ts'
import { forDocument, openScope } from './scope.ts'

/**
 * Cover sheet, every document and the filing kit as one page to print, numbered through. Printed in one go because
 * merging finished PDFs loses tags, bookmarks and language.
 */
export function renderPacket(service: ServiceContent, answers: Answers, options: RenderOptions): string {
  const scope = openScope({ service, answers, ...options })
  const steps = filingSteps(scope)
  const plainBoxes = (page: string, runningTitle: string) => {
    return { page: `page-${page}`, runningTitle, reference: referenceOf(service, options, page), mark: '' }
  }
  const boxes = [
    plainBoxes('cover', ''),
    ...scope.documents.map((document) =>
      boxesOf(forDocument(scope, document), document, referenceOf(service, options, document.id))
    ),
    plainBoxes('filing-kit', 'Filing Kit')
  ]
  const papers = scope.documents.map((document) => renderDocument(scope, document))
  const main = [coverSheet(scope, steps), ...papers, filingKit(scope, steps)].join('\n')
  return printPage({ service, title: service.meta.title, kind: options.kind, boxes, main })
}
