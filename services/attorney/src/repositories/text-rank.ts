import { sql } from 'kysely'
import type { AttorneyRow, Database } from '../tables.ts'
import { SHOWN } from './attorneys.ts'

/** Scored at once, those that fit best first: a bound on one request's work. */
const MOST = 1_000

/** Any word of the description may match: an `and` of a whole story would find nobody. */
const anyWordOf = (text: string) => sql`replace(plainto_tsquery('english', ${text})::text, '&', '|')::tsquery`

/** The attorneys of a state, each with the full-text rank of a description; 0 without one. */
export const rankByText = (
  db: Database,
  { state, text, practiceArea }: { state: string; text: string; practiceArea: string | undefined }
): Promise<(AttorneyRow & { rank: number })[]> =>
  db
    .selectFrom('attorneys')
    .select(SHOWN)
    .select(sql<number>`ts_rank(search, ${anyWordOf(text)})::float8`.as('rank'))
    .where('state', '=', state)
    .orderBy(sql`${practiceArea ?? ''} = any(specialties)`, 'desc')
    .orderBy('rank', 'desc')
    .orderBy('rating', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()

/** The practice area whose words rank highest for a description, or null when none has a word of it. */
export async function closestPracticeArea(
  db: Database,
  areas: readonly { name: string; topics: string[]; words: string }[],
  text: string
): Promise<string | null> {
  const names = areas.map(({ name }) => name)
  const words = areas.map(({ topics, words }) => `${topics.join(' ')} ${words}`)
  const { rows } = await sql<{ name: string; rank: number }>`
    select name, ts_rank(setweight(to_tsvector('english', name), 'A') || to_tsvector('english', words),
      ${anyWordOf(text)})::float8 as rank
    from unnest(${names}::text[], ${words}::text[]) as area (name, words)
    order by rank desc, name limit 1`.execute(db)
  const [first] = rows
  return first && first.rank > 0 ? first.name : null
}
