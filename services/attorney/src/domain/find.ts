import { closestPracticeArea, rankByText } from '../repositories/text-rank.ts'
import type { Insights } from '../schemas/find.ts'
import type { Database } from '../tables.ts'
import { insightsOf } from './match/insights.ts'
import { type Match, rankCandidates } from './match/rank.ts'
import type { Search } from './match/search.ts'
import { PRACTICE_AREAS } from './practice-areas.ts'
import { STATES } from './states.ts'

export interface FindOptions {
  /** Two-letter code. */
  state: string
  search: Search
  /** The person's own description of the case; empty when there is none. */
  text: string
  most: number
}

/** Everybody in the state, scored for this search. */
export async function findMatches(
  db: Database,
  { state, search, text, most }: FindOptions
): Promise<{ matches: Match[]; insights: Insights }> {
  const [ranked, closest] = await Promise.all([
    rankByText(db, { state, text, practiceArea: search.practiceArea }),
    text === '' ? null : closestPracticeArea(db, PRACTICE_AREAS, text)
  ])
  const best = Math.max(0, ...ranked.map(({ rank }) => rank))
  const candidates = ranked.map(({ rank, ...attorney }) => ({ attorney, textFit: best > 0 ? rank / best : null }))
  const stateName = STATES.find(({ code }) => code === state)?.name ?? state
  return {
    matches: rankCandidates(search, candidates, most),
    insights: insightsOf({ search, candidates, stateName, closestPracticeArea: closest })
  }
}
