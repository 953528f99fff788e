import { randomUUID } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { contactReceived } from '@formwright/proto-events'
import { insertContact } from '../repositories/contacts.ts'
import type { NewContact } from '../schemas/contact.ts'
import type { Database } from '../tables.ts'

/** Keeps a message and tells that it came, both or neither; `confirm`: its sender hears of it by mail. */
export const receiveContact = (db: Database, contact: NewContact, { confirm }: { confirm: boolean }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const id = randomUUID()
    await insertContact(trx, { id, ...contact })
    const { name, email } = contact
    await appendToOutbox(trx, contactReceived, { contact_id: id, name, email, ...(confirm ? {} : { confirm }) })
  })
