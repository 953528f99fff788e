import type { InternalClient } from '@formwright/kit/identity/internal'
import { resetPassword } from './account/reset-password.ts'
import { trial } from './account/trial.ts'
import { verifyAddress } from './account/verify-address.ts'
import { documentsReady } from './documents/documents.ts'
import { downloadLink } from './documents/download-link.ts'
import { resumeLink } from './documents/resume-link.ts'
import { aboutWaiting } from './documents/waiting.ts'
import type { MailWriters } from './mail.ts'
import { addOnDone } from './order/add-on-done.ts'
import { addOnOrdered } from './order/add-on-ordered.ts'
import { receipt } from './order/receipt.ts'
import { refund } from './order/refund.ts'
import { staffAddOn } from './staff/add-on.ts'
import { staffChat } from './staff/chat.ts'
import { staffRefund } from './staff/refund.ts'
import { staffContact, staffDemo } from './staff/sent-to-us.ts'
import { contactReceived } from './support/contact-received.ts'
import { demoRequested } from './support/demo-requested.ts'
import { transcript } from './support/transcript.ts'

export interface WritersOptions {
  origin: string
  documents: InternalClient<'documents'>
  auth: InternalClient<'auth'>
  support: InternalClient<'support-chat'>
  /** Where the mails to staff go. */
  staff: string
  checkout: InternalClient<'checkout'>
  attach: boolean
}

/** One writer a kind of mail. */
export const mailWriters = ({
  origin,
  documents,
  auth,
  checkout,
  support,
  staff,
  attach
}: WritersOptions): MailWriters => ({
  documents: documentsReady({ origin, documents, attach }),
  'download-link': downloadLink({ origin, documents }),
  receipt: receipt({ origin, checkout, documents }),
  refund: refund({ origin }),
  'contact-received': contactReceived({ origin }),
  'demo-requested': demoRequested({ origin }),
  'add-on-ordered': addOnOrdered({ origin }),
  'add-on-done': addOnDone({ origin }),
  'staff-add-on': staffAddOn({ origin, staff }),
  'staff-contact': staffContact({ origin, staff, support }),
  'staff-demo': staffDemo({ origin, staff, support }),
  'staff-refund': staffRefund({ origin, staff }),
  'resume-link': resumeLink({ origin, documents }),
  'reset-password': resetPassword({ origin, auth }),
  'staff-chat': staffChat({ origin, staff }),
  transcript: transcript({ origin, support }),
  trial: trial({ origin }),
  'verify-address': verifyAddress({ origin, auth }),
  waiting: aboutWaiting({ origin, documents }),
  'waiting-over': aboutWaiting({ origin, documents })
})
