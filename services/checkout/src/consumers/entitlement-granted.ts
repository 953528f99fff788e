import { defineSettlement } from '@formwright/kit/consumer'
import { entitlementGranted, paymentCompleted } from '@formwright/proto-events'

/** Documents has taken note of a payment: it need not be told again. */
export const onEntitlementGranted = defineSettlement({
  name: 'checkout-settlement',
  event: entitlementGranted,
  settles: paymentCompleted,
  key: ({ order_id }) => order_id
})
