import { findStatePapers } from '../repositories/services.ts'
import type { Database, ServiceRow } from '../tables.ts'

/** The papers of a service in a state, or in whatever state. One that the service does not cover gets none, and is told why. */
export async function papersIn(db: Database, { id, title, states, documents }: ServiceRow, state: string | undefined) {
  if (state === undefined) return { documents, refusals: [] }
  if (states !== null && !states.includes(state)) {
    return { documents: [], refusals: [{ question: 'state', message: `${title} is not available in ${state}` }] }
  }
  return { documents: (await findStatePapers(db, id, state)) ?? documents, refusals: [] }
}
