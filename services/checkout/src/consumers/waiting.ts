import { defineConsumer } from '@formwright/kit/facts/consumer'
import { waitingBegan, waitingEnded } from '@formwright/proto-events'
import { endWaiting, saveWaiting } from '../repositories/order/waiting-orders.ts'
import type { CheckoutTables } from '../tables.ts'

/** A paid order's papers would be untrue today: staff see why, and since when. */
export const onWaitingBegan = defineConsumer<CheckoutTables>()({
  reader: 'checkout',
  event: waitingBegan,
  handle: ({ data: { waiting_id: id, began_at, ...because } }, { trx }) =>
    saveWaiting(trx, { id, ...because, began_at: new Date(began_at) })
})

export const onWaitingEnded = defineConsumer<CheckoutTables>()({
  reader: 'checkout',
  event: waitingEnded,
  handle: ({ data: { waiting_id: id, order_id } }, { trx }) => endWaiting(trx, { id, order_id })
})
