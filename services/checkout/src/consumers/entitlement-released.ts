import { defineConsumer } from '@formwright/kit/facts/consumer'
import { entitlementReleased } from '@formwright/proto-events'
import { releaseOwner } from '../repositories/order/orders.ts'
import type { CheckoutTables } from '../tables.ts'

/** The order pays for nothing of the owner it named: it is nobody's answers' until its payer claims it for their own. */
export const onEntitlementReleased = defineConsumer<CheckoutTables>()({
  reader: 'checkout',
  event: entitlementReleased,
  handle: ({ data: { order_id: id, owner, account_id } }, { trx }) => releaseOwner(trx, { id, owner, account_id })
})
