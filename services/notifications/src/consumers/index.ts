import { onContactReceived } from './contact-received.ts'
import { onDemoRequested } from './demo-requested.ts'
import { onDocumentGenerated } from './document-generated.ts'
import { onPaymentCompleted } from './payment-completed.ts'
import { onUserRegistered } from './user-registered.ts'

/** Each only notes that a mail is owed; the sender writes and sends it. */
export const consumers = [onDocumentGenerated, onPaymentCompleted, onUserRegistered, onContactReceived, onDemoRequested]
