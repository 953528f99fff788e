import { onSessionRevoked } from '@formwright/kit/identity/sessions'
import { onAddOnDone, onAddOnOrdered } from './add-ons.ts'
import { onChatHandedOff, onChatTranscriptRequested } from './chat.ts'
import { onContactReceived } from './contact-received.ts'
import { onDemoRequested } from './demo-requested.ts'
import { onDocumentGenerated } from './document-generated.ts'
import { onAccountDeleted, onDocumentErased, onErasureRequested, onOrderAnonymized } from './erasure.ts'
import { onDocumentMailRequested, onDownloadRenewalRequested, onDraftResumeRequested } from './mails-on-request.ts'
import { onPasswordResetRequested } from './password-reset-requested.ts'
import { onPaymentCompleted } from './payment-completed.ts'
import { onPaymentRefunded } from './payment-refunded.ts'
import { onRefundFailed } from './refund-failed.ts'
import { onTrialStarted } from './trial-started.ts'
import { onUserRegistered } from './user-registered.ts'
import { onVerificationRequested } from './verification-requested.ts'
import { onWaitingBegan, onWaitingFellDue } from './waiting.ts'

/** Each only notes that a mail is owed, which the sender writes and sends, or takes a person out of what is kept. */
export const consumers = [
  onAccountDeleted,
  onAddOnDone,
  onAddOnOrdered,
  onChatHandedOff,
  onChatTranscriptRequested,
  onContactReceived,
  onDemoRequested,
  onDocumentErased,
  onDocumentGenerated,
  onDocumentMailRequested,
  onDownloadRenewalRequested,
  onDraftResumeRequested,
  onErasureRequested,
  onOrderAnonymized,
  onPasswordResetRequested,
  onPaymentCompleted,
  onSessionRevoked('notifications'),
  onPaymentRefunded,
  onRefundFailed,
  onTrialStarted,
  onUserRegistered,
  onVerificationRequested,
  onWaitingBegan,
  onWaitingFellDue
]
