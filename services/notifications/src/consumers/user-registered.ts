import { defineConsumer } from '@formwright/kit/facts/consumer'
import { userRegistered } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

export const onUserRegistered = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: userRegistered,
  async handle({ id, data: { account_id, first_name, email } }, context) {
    const data = { account_id, first_name }
    await owe({ kind: 'verify-address', subjectId: account_id, causeId: id, recipient: email, data }, context)
  }
})
