import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** An order waits no more: its set was asked for, or nobody is left to confirm it. */
export const waitingEnded = defineEvent(
  'waiting.ended',
  { owner: 'documents', readers: ['checkout'] },
  Type.Object({ waiting_id: Id, order_id: Id }),
  { waiting_id: 'wait_1', order_id: 'ord_1' }
)
