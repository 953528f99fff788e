import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** Somebody holds a download link that has closed. The fresh one is mailed to the order's address, which documents knows. */
export const downloadRenewalRequested = defineEvent(
  'download.renewal-requested',
  { owner: 'documents', readers: ['notifications'] },
  Type.Object({ renewal_id: Id, generation_id: Id }),
  { renewal_id: 'ren_1', generation_id: 'gen_1' }
)
