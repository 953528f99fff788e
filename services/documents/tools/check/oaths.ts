import { isSwornTo, oathComplaints } from '../../src/domain/render/audit/oath-audit.ts'
import type { ContentCheck, Folder } from './folder.ts'

/** Checks of what is sworn: nobody signs under oath what no answer bears out. */
export const oathChecks: readonly ContentCheck[] = [
  { asks: 'says of each paper that is sworn to that it is', complaints: unmarkedOaths },
  { asks: 'swears only what answers and conditions bear out', complaints: baselessOaths }
]

/** A guide tells of an oath and swears none. */
function unmarkedOaths({ service: { documents, partials } }: Folder): string[] {
  const unmarked = documents.filter(
    ({ sworn, kind, source }) => sworn !== true && kind !== 'guide' && isSwornTo({ source, partials })
  )
  return unmarked.map(
    ({ id }) => `meta.yaml: documents.${id}: has a jurat, a verification or “under penalty of perjury”; add sworn: true`
  )
}

function baselessOaths({ service: { documents, partials } }: Folder): string[] {
  return documents
    .filter(({ sworn }) => sworn === true)
    .flatMap(({ file, source }) => oathComplaints({ source, partials }).map((text) => `documents/${file}, ${text}`))
}
