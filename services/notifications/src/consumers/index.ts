import { onContactReceived } from './contact-received.ts'
import { onDemoRequested } from './demo-requested.ts'
import { onDocumentGenerated } from './document-generated.ts'
import { onDocumentMailRequested, onDownloadRenewalRequested, onDraftResumeRequested } from './mails-on-request.ts'
import { onPaymentCompleted } from './payment-completed.ts'
import { onUserRegistered } from './user-registered.ts'

/** Each only notes that a mail is owed; the sender writes and sends it. */
export const consumers = [
  onContactReceived,
  onDemoRequested,
  onDocumentGenerated,
  onDocumentMailRequested,
  onDownloadRenewalRequested,
  onDraftResumeRequested,
  onPaymentCompleted,
  onUserRegistered
]
