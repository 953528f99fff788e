import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, DocumentsTables, Trx } from '../../tables.ts'

/** Where the last look at the drafts ended. */
export interface Place {
  /** To the microsecond, which a Date cannot hold. */
  untouchedSince: string
  id: string
}

export interface AbandonedDraft extends Place {
  /** Its owner and those whom a mailed link let in. */
  holders: string[]
}

/** The next drafts, longest untouched first, that no account holds and whose holders never paid for anything. */
export async function listAbandoned(
  db: Database,
  { days, after, limit }: { days: number; after: Place | undefined; limit: number }
): Promise<AbandonedDraft[]> {
  return db
    .selectFrom('drafts')
    .select(['id', sql<string>`updated_at::text`.as('untouchedSince'), holders.as('holders')])
    .where(abandonedFor(days))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(drafts.updated_at, drafts.id) > (${after?.untouchedSince}::timestamptz, ${after?.id}::uuid)`
      )
    )
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Those of these drafts that are abandoned still, held to the end of the transaction. One in use by anybody is left out. */
export async function lockAbandoned(trx: Trx, ids: string[], days: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('drafts')
    .select('id')
    .where('id', 'in', ids)
    .where(abandonedFor(days))
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** Their sets are gone already; mailed links and guests go along. */
export async function deleteDrafts(trx: Trx, ids: string[]): Promise<void> {
  await trx.deleteFrom('drafts').where('id', 'in', ids).execute()
}

const holders = sql<string[]>`(
  select array_agg(owner) from (
    select drafts.owner union select owner from draft_guests where draft_id = drafts.id
  ) as holder)`

const abandonedFor = (days: number) => (draft: ExpressionBuilder<DocumentsTables, 'drafts'>) => {
  const since = sql<Date>`now() - make_interval(days => ${days})`
  return draft.and([
    draft('drafts.updated_at', '<', since),
    sql<boolean>`not exists (select from generations
      where draft_id = drafts.id and (requested_at >= ${since} or order_id is not null))`,
    sql<boolean>`not exists (select from resume_links where draft_id = drafts.id and requested_at >= ${since})`,
    sql<boolean>`not exists (select from draft_guests where draft_id = drafts.id and joined_at >= ${since})`,
    sql<boolean>`not exists (select from claims where owner = any(${holders}::text[]))`,
    sql<boolean>`not exists (select from entitlements where draft_id = drafts.id or owner = any(${holders}::text[]))`
  ])
}
