import { onDocumentGenerated } from './document-generated.ts'
import { onAccountDeleted, onDocumentErased, onOrderAnonymized } from './erasure.ts'
import { onPasswordResetRequested } from './password-reset-requested.ts'
import { onPaymentCompleted } from './payment-completed.ts'
import { onTrialStarted } from './trial-started.ts'
import { onUserRegistered } from './user-registered.ts'

/** Each only notes that a mail is owed, which the sender writes and sends, or takes a person out of what is kept. */
export const consumers = [
  onDocumentGenerated,
  onPasswordResetRequested,
  onPaymentCompleted,
  onTrialStarted,
  onUserRegistered,
  onAccountDeleted,
  onDocumentErased,
  onOrderAnonymized
]
