import type { InternalClient } from '@formwright/kit/internal'
import { documentsReady } from './documents.ts'
import type { MailWriters } from './mail.ts'
import { receipt } from './receipt.ts'
import { resetPassword } from './reset-password.ts'
import { trial } from './trial.ts'
import { verifyAddress } from './verify-address.ts'

export interface WritersOptions {
  origin: string
  documents: InternalClient
  auth: InternalClient
  attach: boolean
}

/** One writer a kind of mail. */
export const mailWriters = ({ origin, documents, auth, attach }: WritersOptions): MailWriters => ({
  documents: documentsReady({ origin, documents, attach }),
  receipt: receipt({ origin }),
  'reset-password': resetPassword({ origin, auth }),
  trial: trial({ origin }),
  'verify-address': verifyAddress({ origin, auth })
})
