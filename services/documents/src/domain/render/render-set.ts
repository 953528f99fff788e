import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import { documentTitle } from './document-title.ts'
import { printPage } from './page.ts'
import { boxesOf, documentNumber } from './page-boxes.ts'
import { renderDocument } from './render-document.ts'
import { forDocument, openScope, type RenderKind } from './scope.ts'

export interface RenderOptions {
  readonly kind: RenderKind
  /** Only a digest of it is printed. */
  readonly generationId: string
  readonly issuedOn: Date
}

export interface RenderedDocument {
  readonly id: string
  /** The state's own title where it has one. */
  readonly title: string
  /** A page complete in itself, ready to print. */
  readonly html: string
}

/** The documents these answers ask for, each as its own page to print. */
export function renderSet(service: ServiceContent, answers: Answers, options: RenderOptions): RenderedDocument[] {
  const scope = openScope({ service, answers, ...options })
  return scope.documents.map((document) => {
    const title = documentTitle(scope, document)
    const reference = referenceOf(service, options, document.id)
    const boxes = [boxesOf(forDocument(scope, document), document, reference)]
    const html = printPage({ service, title, kind: options.kind, boxes, main: renderDocument(scope, document) })
    return { id: document.id, title, html }
  })
}

/** Which documents these answers ask for, without rendering them. */
export function documentList(
  service: ServiceContent,
  answers: Answers,
  issuedOn: Date
): { id: string; title: string }[] {
  const scope = openScope({ service, answers, kind: 'preview', issuedOn })
  return scope.documents.map((document) => ({ id: document.id, title: documentTitle(scope, document) }))
}

/** What the footer says: the paper's number and the version of its text. */
export function referenceOf(
  service: ServiceContent,
  { kind, generationId }: RenderOptions,
  documentId: string
): string {
  const number = kind === 'blank-form' ? 'Blank form' : documentNumber(generationId, documentId)
  return `${number} · v${service.meta.version}`
}
