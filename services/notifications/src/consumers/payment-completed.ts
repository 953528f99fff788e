import { defineConsumer } from '@formwright/kit/facts/consumer'
import { paymentCompleted } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

export const onPaymentCompleted = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: paymentCompleted,
  async handle({ id, data: { order_id, email } }, context) {
    const data = { order_id, email }
    await owe({ kind: 'receipt', subjectId: order_id, causeId: id, recipient: email, data }, context)
  }
})
