import { defineConsumer } from '@formwright/kit/consumer'
import { contactReceived } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

export const onContactReceived = defineConsumer<NotificationsTables>()({
  name: 'notifications-contact-received',
  event: contactReceived,
  async handle({ id, data: { contact_id, name, email } }, context) {
    const data = { contact_id, name }
    await owe({ kind: 'contact-received', subjectId: contact_id, causeId: id, recipient: email, data }, context)
  }
})
