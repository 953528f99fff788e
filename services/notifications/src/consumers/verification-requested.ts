import { defineConsumer } from '@formwright/kit/facts/consumer'
import { verificationRequested } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

/** Auth says where the mail goes when it is written; nothing of the person is kept here until then. */
export const onVerificationRequested = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: verificationRequested,
  async handle({ id, data: { request_id, account_id } }, context) {
    const data = { account_id, first_name: '' }
    await owe({ kind: 'verify-address', subjectId: request_id, causeId: id, recipient: null, data }, context)
  }
})
