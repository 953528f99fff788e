import { defineSettlement } from '@formwright/kit/consumer'
import { onSessionRevoked } from '@formwright/kit/sessions'
import { documentFailed, documentGenerated, documentRequested, mailFailed, mailSent } from '@formwright/proto-events'
import type { Delivery } from '../domain/deliver-order.ts'
import { onAccountDeleted } from './account-deleted.ts'
import { onErasureRequested } from './erasure-requested.ts'
import { onOrderAnonymized } from './order-anonymized.ts'
import { onOrderClaimed } from './order-claimed.ts'
import { onPaymentCompleted } from './payment-completed.ts'
import { onPaymentRefunded } from './payment-refunded.ts'
import { onRefundFailed, onRefundRequested } from './refunds-under-way.ts'

const settledByDocuments = defineSettlement({
  name: 'documents-settle-generated',
  event: documentGenerated,
  settles: documentRequested,
  key: (data) => data.generation_id
})

const settledByFailure = defineSettlement({
  name: 'documents-settle-failed',
  event: documentFailed,
  settles: documentRequested,
  key: (data) => data.generation_id
})

const settledByMail = defineSettlement({
  name: 'documents-settle-mailed',
  event: mailSent,
  settles: documentGenerated,
  key: (data) => (data.kind === 'documents' ? data.subject_id : undefined)
})

/** No mail will come: the customer still has the link on the page, and staff see the mail among those given up. */
const settledByFailedMail = defineSettlement({
  name: 'documents-settle-mail-failed',
  event: mailFailed,
  settles: documentGenerated,
  key: (data) => (data.kind === 'documents' ? data.subject_id : undefined)
})

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
  settledByDocuments,
  settledByFailure,
  settledByMail,
  settledByFailedMail,
  onSessionRevoked('documents')
]
