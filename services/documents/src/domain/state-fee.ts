import { notFound } from '@formwright/kit/http/errors'
import type { ContentLibrary, ServiceContent } from '../content/library.ts'

/** What a state asks for the filing of a service's documents, which nobody pays to us. Throws 404 for an unknown state. */
export function stateFeeOf({ facts }: ContentLibrary, { meta }: ServiceContent, state: string) {
  if (!facts.states.includes(state)) throw notFound('There is no such state', 'unknown-state')
  const fee = meta.state_fee === undefined ? null : facts.get(state, meta.state_fee)
  return { state_name: facts.name(state), fee_usd: typeof fee === 'number' ? fee : null, as_of: facts.asOf }
}
