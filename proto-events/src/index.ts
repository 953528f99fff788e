export { accountDeleted } from './auth/account-deleted.ts'
export { erasureRequested } from './auth/erasure-requested.ts'
export { passwordResetRequested } from './auth/password-reset-requested.ts'
export { sessionRevoked } from './auth/session-revoked.ts'
export { trialStarted } from './auth/trial-started.ts'
export { userRegistered } from './auth/user-registered.ts'
export { verificationRequested } from './auth/verification-requested.ts'
export { addOnDone } from './checkout/add-on-done.ts'
export { addOnOrdered } from './checkout/add-on-ordered.ts'
export { orderAnonymized } from './checkout/order-anonymized.ts'
export { orderClaimed } from './checkout/order-claimed.ts'
export { paymentCompleted } from './checkout/payment-completed.ts'
export { paymentRefunded } from './checkout/payment-refunded.ts'
export { refundFailed } from './checkout/refund-failed.ts'
export { refundRequested } from './checkout/refund-requested.ts'
export { blankFormRequested } from './documents/blank-form-requested.ts'
export { documentErased } from './documents/document-erased.ts'
export { documentFailed } from './documents/document-failed.ts'
export { documentGenerated } from './documents/document-generated.ts'
export { documentMailRequested } from './documents/document-mail-requested.ts'
export { documentRequested } from './documents/document-requested.ts'
export { downloadRenewalRequested } from './documents/download-renewal-requested.ts'
export { draftResumeRequested } from './documents/draft-resume-requested.ts'
export { entitlementGranted } from './documents/entitlement-granted.ts'
export { entitlementReleased } from './documents/entitlement-released.ts'
export { previewRequested } from './documents/preview-requested.ts'
export { waitingBegan } from './documents/waiting-began.ts'
export { waitingEnded } from './documents/waiting-ended.ts'
export { waitingFellDue } from './documents/waiting-fell-due.ts'
export {
  type Answer,
  answer,
  type CloudEvent,
  type DataOf,
  defineEvent,
  type EventDefinition,
  type Owner,
  type Reader,
  type ReaderOf
} from './envelope.ts'
export { mailFailed } from './notifications/mail-failed.ts'
export { mailSent } from './notifications/mail-sent.ts'
export { chatHandedOff } from './support-chat/chat-handed-off.ts'
export { chatTranscriptRequested } from './support-chat/chat-transcript-requested.ts'
export { contactReceived } from './support-chat/contact-received.ts'
export { demoRequested } from './support-chat/demo-requested.ts'
