import type { Transaction } from 'kysely'
import type { CompleteDemo } from '../schemas/demo.ts'
import type { Database, DemoRow, SupportTables } from '../tables.ts'
import { type Page, pageOf } from './page.ts'

export const insertDemo = async (trx: Transaction<SupportTables>, demo: CompleteDemo & { id: string }): Promise<void> =>
  void (await trx.insertInto('demo_requests').values(demo).execute())

/** Newest first. */
export const listDemos = (db: Database, page: Page): Promise<DemoRow[]> =>
  pageOf(db.selectFrom('demo_requests').selectAll(), page).execute()
