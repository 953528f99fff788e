import { defineConsumer } from '@formwright/kit/facts/consumer'
import { refundFailed } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

export const onRefundFailed = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: refundFailed,
  async handle({ id, data }, context) {
    await owe({ kind: 'staff-refund', subjectId: data.refund_id, causeId: id, recipient: null, data }, context)
  }
})
