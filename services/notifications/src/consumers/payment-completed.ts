import { defineConsumer } from '@formwright/kit/consumer'
import { paymentCompleted } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

export const onPaymentCompleted = defineConsumer<NotificationsTables>()({
  name: 'notifications-receipt',
  event: paymentCompleted,
  async handle({ id, data: { owner: _owner, ...data } }, context) {
    await owe({ kind: 'receipt', subjectId: data.order_id, causeId: id, recipient: data.email, data }, context)
  }
})
