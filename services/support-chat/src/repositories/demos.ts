import { ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import { newestBySeq, type Page } from '@formwright/kit/staff/paging'
import type { Transaction } from 'kysely'
import type { CompleteDemo } from '../schemas/demo.ts'
import type { Database, DemoRow, SupportTables } from '../tables.ts'

export const insertDemo = async (trx: Transaction<SupportTables>, demo: CompleteDemo & { id: string }): Promise<void> =>
  void (await trx.insertInto('demo_requests').values(demo).execute())

/** Undefined also for one whose sender is gone. */
export const findDemo = (db: Database, id: string): Promise<DemoRow | undefined> =>
  db
    .selectFrom('demo_requests')
    .selectAll()
    .where('id', '=', id)
    .where('user_email', '<>', ERASED_ADDRESS)
    .executeTakeFirst()

/** Newest first. */
export const listDemos = (db: Database, page: Page<string>): Promise<DemoRow[]> =>
  newestBySeq(db.selectFrom('demo_requests').selectAll(), page).execute()
