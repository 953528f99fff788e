import type { DocumentContent } from '../../content/library.ts'
import { documentTitle } from './document-title.ts'
import { boxesOf, documentNumber, type PageBoxes } from './page-boxes.ts'
import { renderDocument } from './render-document.ts'
import { forDocument, type RenderKind, type Scope } from './scope.ts'
import { typeset } from './text/typeset.ts'

export interface RenderOptions {
  readonly kind: RenderKind
  /** Only a digest of it is printed. */
  readonly generationId: string
  readonly issuedOn: Date
}

/** One paper of a set, before it comes onto pages: on its own, and between the others in the packet. */
export interface Paper {
  readonly id: string
  /** The state's own title where it has one. */
  readonly title: string
  readonly boxes: PageBoxes
  readonly main: string
}

/** The papers that these answers ask for. */
export const renderPapers = (scope: Scope, options: RenderOptions): Paper[] =>
  scope.documents.map((document) => ({
    id: document.id,
    title: documentTitle(scope, document),
    boxes: boxesOf(forDocument(scope, document), document, referenceOf(scope, options, document.id)),
    main: typeset(renderDocument(scope, document))
  }))

/** What the footer says: the paper's number and the version of its text. */
export function referenceOf(
  { service }: Pick<Scope, 'service'>,
  { kind, generationId }: RenderOptions,
  documentId: DocumentContent['id']
): string {
  const number = kind === 'blank-form' ? 'Blank form' : documentNumber(generationId, documentId)
  return `${number} · v${service.meta.version}`
}
