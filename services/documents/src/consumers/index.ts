import { onSessionRevoked } from '@formwright/kit/identity/sessions'
import type { Delivery } from '../domain/order/deliver-order.ts'
import { onAccountDeleted } from './account-deleted.ts'
import { onErasureRequested } from './erasure-requested.ts'
import { onOrderAnonymized } from './order-anonymized.ts'
import { onOrderClaimed } from './order-claimed.ts'
import { onPaymentCompleted } from './payment-completed.ts'
import { onPaymentRefunded } from './payment-refunded.ts'
import { onRefundFailed, onRefundRequested } from './refunds-under-way.ts'

/** Everything this service listens to. */
export const consumers = (delivery: Delivery) => [
  onPaymentCompleted(delivery),
  onPaymentRefunded,
  onRefundRequested,
  onRefundFailed,
  onOrderClaimed(delivery),
  onAccountDeleted,
  onErasureRequested,
  onOrderAnonymized,
  onSessionRevoked('documents')
]
