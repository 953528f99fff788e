import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/**
 * A person without an account asked that what bears their address be erased, and staff agreed; whoever holds something of
 * it takes it out now. What was paid for stays.
 */
export const erasureRequested = defineEvent(
  'erasure.requested',
  { owner: 'auth', readers: ['checkout', 'documents', 'support-chat', 'notifications'] },
  Type.Object({
    erasure_id: Id,
    /** SHA-256 of the address in lower case, hex. */
    address_hash: Id
  }),
  { erasure_id: 'era_1', address_hash: 'a'.repeat(64) }
)
