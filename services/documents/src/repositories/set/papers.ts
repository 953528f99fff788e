import type { Selectable } from 'kysely'
import type { Database, DocumentsTables, DraftRow, GenerationRow } from '../../tables.ts'

/** Every draft of these owners, for an export. */
export const allDrafts = (db: Database, owners: string[]): Promise<DraftRow[]> =>
  db.selectFrom('drafts').selectAll().where('owner', 'in', owners).orderBy('created_at').execute()

/** Every set made from these drafts, for an export. */
export const allGenerations = (db: Database, draftIds: string[]): Promise<GenerationRow[]> =>
  db.selectFrom('generations').selectAll().where('draft_id', 'in', draftIds).orderBy('requested_at').execute()

export const allSteps = (db: Database, accountId: string): Promise<Selectable<DocumentsTables['account_steps']>[]> =>
  db.selectFrom('account_steps').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute()
