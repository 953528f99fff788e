import { readFileSync } from 'node:fs'

export interface PracticeArea {
  name: string
  /** Dollars; null where a share of what is won is usual. */
  hourlyRate: number | null
  topics: string[]
  /** What people say who need it, for the search in a case's description. */
  words: string
}

/** The 24 practice areas. */
export const PRACTICE_AREAS: readonly PracticeArea[] = JSON.parse(
  readFileSync(new URL('../../content/practice-areas.json', import.meta.url), 'utf8')
)

/** The words of these areas in one text; areas nobody knows have none. */
export const wordsOf = (areas: readonly string[]): string =>
  PRACTICE_AREAS.filter((area) => areas.includes(area.name))
    .map((area) => area.words)
    .join(' ')
