import { addOnDone, addOnOrdered, paymentCompleted, paymentRefunded, refundFailed } from '@formwright/proto-events'
import { owing } from './owe.ts'

export const onPaymentCompleted = owing(paymentCompleted, ({ order_id, email }) => [
  { kind: 'receipt', subjectId: order_id, recipient: email, data: { order_id, email } }
])

export const onPaymentRefunded = owing(paymentRefunded, (data) => [
  { kind: 'refund', subjectId: data.refund_id, recipient: data.email, data }
])

export const onRefundFailed = owing(refundFailed, (data) => [
  { kind: 'staff-refund', subjectId: data.refund_id, recipient: null, data }
])

/** The customer learns what happens next and by when, staff what there is to do. */
export const onAddOnOrdered = owing(addOnOrdered, ({ task_id: subjectId, ...data }) => [
  { kind: 'add-on-ordered', subjectId, recipient: data.email, data },
  { kind: 'staff-add-on', subjectId, recipient: null, data }
])

export const onAddOnDone = owing(addOnDone, ({ task_id, email, ...data }) => [
  { kind: 'add-on-done', subjectId: task_id, recipient: email, data }
])
