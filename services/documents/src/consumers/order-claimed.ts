import { defineConsumer } from '@formwright/kit/consumer'
import { orderClaimed } from '@formwright/proto-events'
import { type Delivery, deliverOrder } from '../domain/deliver-order.ts'
import { giveEntitlement, insertOrderClaim } from '../repositories/entitlements.ts'
import { holdLock } from '../repositories/locks.ts'
import type { DocumentsTables } from '../tables.ts'

/** An order found its owner. Facts of two kinds have no order: the payment may still be on its way, so the claim is kept. */
export const onOrderClaimed = (delivery: Delivery) =>
  defineConsumer<DocumentsTables>()({
    reader: 'documents',
    event: orderClaimed,

    async handle({ data: { order_id: orderId, owner } }, { trx, emit }) {
      await holdLock(trx, `order:${orderId}`)
      await insertOrderClaim(trx, orderId, owner)
      const given = await giveEntitlement(trx, orderId, owner)
      if (given !== undefined) await deliverOrder(trx, delivery, { orderId, owner, emit })
    }
  })
