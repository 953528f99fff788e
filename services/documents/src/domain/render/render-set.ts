import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import { documentTitle } from './document-title.ts'
import { printPage } from './page.ts'
import { packetOf } from './render-packet.ts'
import { type Paper, type RenderOptions, renderPapers } from './render-papers.ts'
import { openScope, type Scope } from './scope.ts'

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
  return renderPapers(scope, options).map((paper) => alone(scope, paper))
}

/** The same, and all of them as the packet. */
export function renderSetAndPacket(
  service: ServiceContent,
  answers: Answers,
  options: RenderOptions
): { documents: RenderedDocument[]; packet: string } {
  const scope = openScope({ service, answers, ...options })
  const papers = renderPapers(scope, options)
  return { documents: papers.map((paper) => alone(scope, paper)), packet: packetOf(scope, papers, options) }
}

const alone = ({ service, kind }: Scope, { id, title, boxes, main }: Paper): RenderedDocument => ({
  id,
  title,
  html: printPage({ service, title, kind, boxes: [boxes], main })
})

/** Which documents these answers ask for, without rendering them. */
export function documentList(
  service: ServiceContent,
  answers: Answers,
  issuedOn: Date
): { id: string; title: string }[] {
  const scope = openScope({ service, answers, kind: 'preview', issuedOn })
  return scope.documents.map((document) => ({ id: document.id, title: documentTitle(scope, document) }))
}
