import type { DocumentContent } from '../../content/library.ts'
import type { Scope } from './scope.ts'

/** The state's own title for the document where it has one ("Certificate of Formation"), else the neutral one. */
export function documentTitle({ service, state }: Pick<Scope, 'service' | 'state'>, document: DocumentContent): string {
  if (document.title_fact === undefined || state === undefined) return document.title
  const title = service.facts.get(state, document.title_fact)
  return typeof title === 'string' && title !== '' ? title : document.title
}
