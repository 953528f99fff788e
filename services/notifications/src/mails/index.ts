import type { InternalClient } from '@formwright/kit/internal'
import { contactReceived } from './contact-received.ts'
import { demoRequested } from './demo-requested.ts'
import { documentsReady } from './documents.ts'
import { downloadLink } from './download-link.ts'
import type { MailWriters } from './mail.ts'
import { receipt } from './receipt.ts'
import { refund } from './refund.ts'
import { resetPassword } from './reset-password.ts'
import { resumeLink } from './resume-link.ts'
import { trial } from './trial.ts'
import { verifyAddress } from './verify-address.ts'

export interface WritersOptions {
  origin: string
  documents: InternalClient
  auth: InternalClient
  checkout: InternalClient
  attach: boolean
}

/** One writer a kind of mail. */
export const mailWriters = ({ origin, documents, auth, checkout, attach }: WritersOptions): MailWriters => ({
  documents: documentsReady({ origin, documents, attach }),
  'download-link': downloadLink({ origin, documents }),
  receipt: receipt({ origin, checkout, documents }),
  refund: refund({ origin }),
  'contact-received': contactReceived({ origin }),
  'demo-requested': demoRequested({ origin }),
  'resume-link': resumeLink({ origin, documents }),
  'reset-password': resetPassword({ origin, auth }),
  trial: trial({ origin }),
  'verify-address': verifyAddress({ origin, auth })
})
