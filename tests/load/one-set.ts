import { loadLibrary } from '@formwright/documents/content/library'
import { renderAll } from '@formwright/documents/worker/print/print-set'
import { fixture } from '../support/customer.ts'

export const WILL = 1
export const LANES = 2
export const answers = fixture('simple-will', 'california-family')

/** Everything that is printed for one order of the benchmark: each document and the packet. */
export function htmlsOfOneSet(): string[] {
  const service = loadLibrary().service(WILL)
  if (!service) throw new Error('No will in the library')
  const options = { kind: 'final' as const, generationId: 'bench-bench-bench-benc', issuedOn: new Date() }
  return renderAll({ service, answers, options }).map(({ html }) => html)
}
