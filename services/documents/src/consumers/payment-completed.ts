import { defineConsumer } from '@formwright/kit/facts/consumer'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { entitlementGranted, paymentCompleted } from '@formwright/proto-events'
import { admitOrder } from '../domain/order/admit-order.ts'
import { type Delivery, deliverOrder } from '../domain/order/deliver-order.ts'
import { holdLock } from '../repositories/locks.ts'
import { findOrderClaim, insertEntitlement } from '../repositories/order/entitlements.ts'
import { findRefundOf } from '../repositories/order/refunded-orders.ts'
import type { DocumentsTables } from '../tables.ts'

/** Grants a paid order its one matter, and asks for the documents when that matter is finished already. */
export const onPaymentCompleted = (delivery: Delivery) =>
  defineConsumer<DocumentsTables>()({
    reader: 'documents',
    event: paymentCompleted,
    concurrency: 4,

    async handle({ data }, { trx }) {
      await holdLock(trx, `order:${data.order_id}`)
      const claim = await findOrderClaim(trx, data.order_id)
      const accountId = claim?.account_id ?? data.account_id ?? null
      const named = { orderId: data.order_id, owner: claim?.owner ?? data.owner, accountId }
      const owner = await admitOrder(trx, named)
      await insertEntitlement(trx, {
        order_id: data.order_id,
        owner,
        account_id: accountId,
        service_id: data.service_id,
        email: data.email,
        state: data.state,
        title: data.service_title,
        paid_at: new Date(data.paid_at),
        closed_at: (await findRefundOf(trx, data.order_id)) ?? null
      })
      await appendToOutbox(trx, entitlementGranted, { order_id: data.order_id })
      if (owner !== null) await deliverOrder(trx, delivery, { orderId: data.order_id, owner })
    }
  })
