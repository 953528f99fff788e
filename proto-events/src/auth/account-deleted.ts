import { Type } from 'typebox'
import { documentErased } from '../documents/document-erased.ts'
import { answer, defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/**
 * An account is gone for good; whoever holds something of that person takes it out now.
 * Only where the address was verified may a reader treat what bears it as the same person's.
 */
export const accountDeleted = defineEvent(
  'account.deleted',
  {
    owner: 'auth',
    readers: ['checkout', 'documents', 'support-chat', 'notifications'],
    settlement: {
      key: ({ account_id }) => account_id,
      answers: [answer(documentErased, ({ account_id }) => account_id)]
    }
  },
  Type.Object({
    account_id: Id,
    email_verified: Type.Boolean(),
    /** SHA-256 of the address in lower case, hex; only where it was verified. */
    address_hash: Type.Optional(Id)
  }),
  { account_id: 'acc_1', email_verified: true, address_hash: 'a'.repeat(64) }
)
