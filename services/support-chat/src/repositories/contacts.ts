import { ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import { newestBySeq, type Page } from '@formwright/kit/staff/paging'
import type { Transaction } from 'kysely'
import type { NewContact } from '../schemas/contact.ts'
import type { ContactRow, Database, SupportTables } from '../tables.ts'

export const insertContact = async (
  trx: Transaction<SupportTables>,
  contact: NewContact & { id: string }
): Promise<void> => void (await trx.insertInto('contacts').values(contact).execute())

/** Undefined also for one whose sender is gone. */
export const findContact = (db: Database, id: string): Promise<ContactRow | undefined> =>
  db.selectFrom('contacts').selectAll().where('id', '=', id).where('email', '<>', ERASED_ADDRESS).executeTakeFirst()

/** Newest first. */
export const listContacts = (db: Database, page: Page<string>): Promise<ContactRow[]> =>
  newestBySeq(db.selectFrom('contacts').selectAll(), page).execute()
