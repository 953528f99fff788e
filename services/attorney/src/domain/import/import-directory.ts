import { createHash } from 'node:crypto'
import { replaceSource, upsertAttorneys, type WrittenAttorney } from '../../repositories/attorneys.ts'
import type { Database } from '../../tables.ts'
import { wordsOf } from '../practice-areas.ts'
import type { ImportedAttorney } from './columns.ts'

export interface ImportOptions {
  /** Where the entries come from; told with each of them. */
  source: string
  /** True when the file is everything there is: entries of the source that are not in it go. */
  replace: boolean
}

/** Writes the accepted rows, all or none. The same file twice changes nothing. */
export const importDirectory = (
  db: Database,
  attorneys: ImportedAttorney[],
  { source, replace }: ImportOptions
): Promise<void> =>
  db.transaction().execute((trx) => {
    const entries = attorneys.map((attorney) => toEntry(attorney, source))
    return replace ? replaceSource(trx, source, entries) : upsertAttorneys(trx, source, entries)
  })

function toEntry(attorney: ImportedAttorney, source: string): WrittenAttorney {
  const { consultation_fee, hourly_rate, education, case_results, ...same } = attorney
  return {
    ...same,
    id: idOf(attorney, source),
    education: JSON.stringify(education),
    case_results: JSON.stringify(case_results),
    website: attorney.website ?? null,
    avvo_rating: attorney.avvo_rating ?? null,
    peer_rating: attorney.peer_rating ?? null,
    client_rating: attorney.client_rating ?? null,
    consultation_fee_cents: consultation_fee,
    hourly_rate_cents: hourly_rate ?? null,
    contingency_percent: attorney.contingency_percent ?? null,
    available_within_days: attorney.available_within_days ?? null,
    source,
    words: wordsOf(attorney.specialties)
  }
}

/** A person is known by state and bar number, so that a later file changes the entry instead of adding one. */
function idOf({ state, bar_number }: ImportedAttorney, source: string): string {
  const digest = createHash('sha256').update(`${source}/${state}/${bar_number}`).digest('hex').slice(0, 16)
  return `${source}-${state.toLowerCase()}-${digest}`
}
