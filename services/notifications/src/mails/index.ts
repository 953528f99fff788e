import type { InternalClient } from '@formwright/kit/identity/internal'
import { addOnDone } from './add-on-done.ts'
import { addOnOrdered } from './add-on-ordered.ts'
import { contactReceived } from './contact-received.ts'
import { demoRequested } from './demo-requested.ts'
import { documentsReady } from './documents.ts'
import { downloadLink } from './download-link.ts'
import type { MailWriters } from './mail.ts'
import { receipt } from './receipt.ts'
import { refund } from './refund.ts'
import { resetPassword } from './reset-password.ts'
import { resumeLink } from './resume-link.ts'
import { staffAddOn } from './staff-add-on.ts'
import { staffChat } from './staff-chat.ts'
import { staffContact } from './staff-contact.ts'
import { staffDemo } from './staff-demo.ts'
import { staffRefund } from './staff-refund.ts'
import { transcript } from './transcript.ts'
import { trial } from './trial.ts'
import { verifyAddress } from './verify-address.ts'
import { aboutWaiting } from './waiting.ts'

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
