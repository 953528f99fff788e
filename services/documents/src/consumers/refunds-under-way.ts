import { defineConsumer } from '@formwright/kit/facts/consumer'
import { refundFailed, refundRequested } from '@formwright/proto-events'
import { holdLock } from '../repositories/locks.ts'
import { failRefund, insertRefundUnderWay } from '../repositories/order/refunds-under-way.ts'
import type { DocumentsTables } from '../tables.ts'

/** Nothing new is made for an order whose money may be gone by the time it is printed. */
export const onRefundRequested = defineConsumer<DocumentsTables>()({
  reader: 'documents',
  event: refundRequested,

  async handle({ data: { order_id, refund_id } }, { trx }) {
    await holdLock(trx, `order:${order_id}`)
    await insertRefundUnderWay(trx, { order_id, refund_id })
  }
})

/** The order is as it was before: open, or closed by another refund. */
export const onRefundFailed = defineConsumer<DocumentsTables>()({
  reader: 'documents',
  event: refundFailed,

  async handle({ data: { order_id, refund_id } }, { trx }) {
    await holdLock(trx, `order:${order_id}`)
    await failRefund(trx, { order_id, refund_id })
  }
})
