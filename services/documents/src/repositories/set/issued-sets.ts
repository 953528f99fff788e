import { newestFirst, type Page, type Position } from '@formwright/kit/staff/paging'
import { sql } from 'kysely'
import type { Database, GenerationKind } from '../../tables.ts'

export interface IssuedQuery extends Page<Position> {
  kind: GenerationKind
  serviceId: number | undefined
}

/** Finished sets, newest first, under the name that staff know them by. */
export async function listIssued(db: Database, { kind, serviceId, ...page }: IssuedQuery) {
  let query = db
    .selectFrom('generations')
    .innerJoin('drafts', 'drafts.id', 'generations.draft_id')
    .select([
      'generations.reference as id',
      'generations.order_id',
      'generations.kind',
      'generations.service_id',
      'generations.service_title',
      'generations.ready_at',
      'drafts.owner_label'
    ])
    .select(sql<number>`jsonb_array_length(generations.documents)`.as('documents'))
    .where('generations.status', '=', 'ready')
    .where('generations.kind', '=', kind)
  if (serviceId !== undefined) query = query.where('generations.service_id', '=', serviceId)
  return newestFirst(query, { time: 'generations.ready_at', id: 'generations.reference' }, page).execute()
}
export type IssuedSet = Awaited<ReturnType<typeof listIssued>>[number]

/** The id behind a staff reference. */
export async function findByReference(db: Database, reference: string): Promise<string | undefined> {
  const row = await db.selectFrom('generations').select('id').where('reference', '=', reference).executeTakeFirst()
  return row?.id
}
