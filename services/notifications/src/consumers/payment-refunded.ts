import { defineConsumer } from '@formwright/kit/facts/consumer'
import { paymentRefunded } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

export const onPaymentRefunded = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: paymentRefunded,
  async handle({ id, data }, context) {
    await owe({ kind: 'refund', subjectId: data.refund_id, causeId: id, recipient: data.email, data }, context)
  }
})
