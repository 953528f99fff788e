import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/generated/openapi.d.ts'
import { builtInSamples } from '../model/built-in-samples.ts'

type Call = paths['/api/find-attorneys-ai']['post']
type Matches = Call['responses'][200]['content']['application/json']
type Matched = Matches['attorneys'][number]

/** The directory alone gives no score. */
export type Attorney = Omit<Matched, 'ai_match_score' | 'ai_match_reasoning'> &
  Partial<Pick<Matched, 'ai_match_score' | 'ai_match_reasoning'>>

/** Empty text where nothing was said. */
export type AttorneySearch = {
  state: string
  city: string
  practice_area: string
  budget: string
  urgency: string
  case_description: string
}

/** `from` tells which of the three answered: the matching, the plain directory, or what is built in. */
export type Found = { attorneys: Attorney[]; from: 'matching' | 'directory' | 'built-in'; summary: string }

const mostResults = 10

/** Never fails: if the matching does not answer, the directory is asked, and if that does not, samples stand in. */
export async function findAttorneys(search: AttorneySearch): Promise<Found> {
  try {
    const { attorneys, ai_insights } = await api<Matches>('/find-attorneys-ai', {
      method: 'POST',
      body: { ...search, max_results: mostResults }
    })
    return { attorneys, from: 'matching', summary: ai_insights?.summary ?? '' }
  } catch {
    return listDirectory(search)
  }
}

async function listDirectory({ state, city }: AttorneySearch): Promise<Found> {
  try {
    const body = { state, city }
    const { attorneys } = await api<{ attorneys: Attorney[] }>('/attorney-directory', { method: 'POST', body })
    return { attorneys: attorneys.slice(0, mostResults), from: 'directory', summary: '' }
  } catch {
    return { attorneys: builtInSamples(state), from: 'built-in', summary: '' }
  }
}
