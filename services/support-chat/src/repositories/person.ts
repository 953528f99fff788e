import { bearsAddress, ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import { type Database, marks, type Trx } from '../tables.ts'
import { withLines } from './chats.ts'

/** All that was written to us from an address: `hashOfAddress` of the kit. */
export async function writtenFrom(db: Database, addressHash: string) {
  const of = (column: 'email' | 'user_email') => bearsAddress(column, addressHash)
  return {
    messages: await db.selectFrom('contacts').selectAll().where(of('email')).orderBy('seq').execute(),
    demos: await db.selectFrom('demo_requests').selectAll().where(of('user_email')).orderBy('seq').execute(),
    chats: await withLines(db).where(of('user_email')).orderBy('seq').execute()
  }
}

/**
 * Takes a person out of what they wrote to us: that a message came, and when, stays; conversations go whole, with their
 * lines and transcripts, and so do transcripts that others had sent there. Returns the ids of the messages and demo requests.
 */
export async function eraseMessagesOf(trx: Trx, addressHash: string): Promise<string[]> {
  const of = (column: 'email' | 'user_email') => bearsAddress(column, addressHash)
  const contacts = await trx
    .updateTable('contacts')
    .set({ ...emptied('contacts'), email: ERASED_ADDRESS })
    .where(of('email'))
    .returning('id')
    .execute()
  const demos = await trx
    .updateTable('demo_requests')
    .set({ ...emptied('demo_requests'), user_email: ERASED_ADDRESS })
    .where(of('user_email'))
    .returning('id')
    .execute()
  await trx.deleteFrom('chat_sessions').where(of('user_email')).execute()
  await trx.deleteFrom('chat_transcripts').where(of('email')).execute()
  return [...contacts, ...demos].map(({ id }) => id)
}

/** The columns of a table that are marked as a person's own, with nothing in them. */
const emptied = (table: 'contacts' | 'demo_requests') =>
  Object.fromEntries(
    Object.entries(marks[table])
      .filter(([, mark]) => mark === 'personal')
      .map(([column]) => [column, ''])
  )
