import { api } from '../../../lib/api/client.ts'
import type { Answer, Body } from '../../../lib/api/routes.ts'
import { builtInSamples } from '../model/built-in-samples.ts'

type Listed = Answer<'POST /api/attorney-directory'>['attorneys'][number]
type Matched = Answer<'POST /api/find-attorneys-ai'>['attorneys'][number]

/** The directory alone gives no score. */
export type Attorney = Listed & Partial<Matched>

/** Empty text where nothing was written. */
export type AttorneySearch = Omit<Body<'POST /api/find-attorneys-ai'>, 'max_results'> &
  Record<'state' | 'city' | 'case_description', string>

/** `from` tells which of the three answered: the matching, the plain directory, or what is built in. */
export type Found = { attorneys: Attorney[]; from: 'matching' | 'directory' | 'built-in'; summary: string }

const mostResults = 10

/** Never fails: if the matching does not answer, the directory is asked, and if that does not, samples stand in. */
export async function findAttorneys(search: AttorneySearch): Promise<Found> {
  try {
    const { attorneys, ai_insights } = await api('POST /api/find-attorneys-ai', {
      body: { ...search, max_results: mostResults }
    })
    return { attorneys, from: 'matching', summary: ai_insights?.summary ?? '' }
  } catch {
    return listDirectory(search)
  }
}

async function listDirectory({ state, city }: AttorneySearch): Promise<Found> {
  try {
    const { attorneys } = await api('POST /api/attorney-directory', { body: { state, city } })
    return { attorneys: attorneys.slice(0, mostResults), from: 'directory', summary: '' }
  } catch {
    return { attorneys: builtInSamples(state), from: 'built-in', summary: '' }
  }
}
