import { bearsAddress, ERASED_ADDRESS } from '@formwright/kit/erasure'
import type { Transaction } from 'kysely'
import type { SupportTables } from '../tables.ts'

type Trx = Transaction<SupportTables>

/**
 * Takes a person out of what they wrote to us: that a message came, and when, stays; conversations go whole, with their
 * lines and transcripts, and so do transcripts that others had sent there. Returns the ids of the messages and demo requests. `addressHash` is `hashOfAddress` of the kit.
 */
export async function eraseMessagesOf(trx: Trx, addressHash: string): Promise<string[]> {
  const of = (column: 'email' | 'user_email') => bearsAddress(column, addressHash)
  const contacts = await trx
    .updateTable('contacts')
    .set({ name: '', email: ERASED_ADDRESS, subject: '', message: '' })
    .where(of('email'))
    .returning('id')
    .execute()
  const demos = await trx
    .updateTable('demo_requests')
    .set({ contact_name: '', user_email: ERASED_ADDRESS, phone: null, preferred_date: null, message: null })
    .where(of('user_email'))
    .returning('id')
    .execute()
  await trx.deleteFrom('chat_sessions').where(of('user_email')).execute()
  await trx.deleteFrom('chat_transcripts').where(of('email')).execute()
  return [...contacts, ...demos].map(({ id }) => id)
}
