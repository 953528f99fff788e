import { defineConsumer } from '@formwright/kit/facts/consumer'
import { orderClaimed } from '@formwright/proto-events'
import { admitOrder } from '../domain/order/admit-order.ts'
import { type Delivery, deliverOrder } from '../domain/order/deliver-order.ts'
import { holdLock } from '../repositories/locks.ts'
import { giveEntitlement, saveOrderClaim } from '../repositories/order/entitlements.ts'
import type { DocumentsTables } from '../tables.ts'

/** An order found its owner. Facts of two kinds have no order: the payment may still be on its way, so the claim is kept. */
export const onOrderClaimed = (delivery: Delivery) =>
  defineConsumer<DocumentsTables>()({
    reader: 'documents',
    event: orderClaimed,

    async handle({ data }, { trx }) {
      const claim = { orderId: data.order_id, owner: data.owner, accountId: data.account_id ?? null }
      await holdLock(trx, `order:${claim.orderId}`)
      if ((await admitOrder(trx, claim)) === null) return
      await saveOrderClaim(trx, claim)
      if ((await giveEntitlement(trx, claim)) !== undefined) await deliverOrder(trx, delivery, claim)
    }
  })
