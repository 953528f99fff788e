import { defineConsumer } from '@formwright/kit/facts/consumer'
import { paymentRefunded } from '@formwright/proto-events'
import { endWaiting } from '../domain/order/waiting.ts'
import { holdLock } from '../repositories/locks.ts'
import { closeOrder, insertRefundedOrder } from '../repositories/order/refunded-orders.ts'
import type { DocumentsTables } from '../tables.ts'

/** Closes an order that was refunded, in full or in part. One whose payment is not heard of yet is closed when it is. */
export const onPaymentRefunded = defineConsumer<DocumentsTables>()({
  reader: 'documents',
  event: paymentRefunded,

  async handle({ data }, { trx }) {
    const refundedAt = new Date(data.refunded_at)
    await holdLock(trx, `order:${data.order_id}`)
    await insertRefundedOrder(trx, data.order_id, refundedAt)
    await closeOrder(trx, data.order_id, refundedAt)
    await endWaiting(trx, [data.order_id])
  }
})
