import { defineConsumer } from '@formwright/kit/facts/consumer'
import { contactReceived } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

export const onContactReceived = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: contactReceived,
  async handle({ id, data: { contact_id, name, email, confirm = true } }, context) {
    const about = { subjectId: contact_id, causeId: id }
    if (confirm)
      await owe({ kind: 'contact-received', ...about, recipient: email, data: { contact_id, name } }, context)
    await owe({ kind: 'staff-contact', ...about, recipient: null, data: { contact_id } }, context)
  }
})
