import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/**
 * Answers and documents of a deleted account are gone. `owners` are the hashes it had claimed: what else bears them is the
 * same person's. A large account is told in several facts.
 */
export const documentErased = defineEvent(
  'document.erased',
  { owner: 'documents', readers: ['checkout', 'notifications'] },
  Type.Object({ account_id: Id, owners: Type.Array(Id), generation_ids: Type.Array(Id), resume_ids: Type.Array(Id) }),
  { account_id: 'acc_1', owners: ['o'], generation_ids: ['gen_1'], resume_ids: ['res_1'] }
)
