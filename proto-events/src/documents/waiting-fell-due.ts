import { Type } from 'typebox'
import { answer, defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'
import { mailFailed } from '../notifications/mail-failed.ts'
import { mailSent } from '../notifications/mail-sent.ts'

const aboutTheDay = (mail: { kind: string; subject_id: string }) =>
  mail.kind === 'waiting-over' ? mail.subject_id : undefined

/** The day that a waiting order waited for has come. Nothing is made by itself: its customer is asked to confirm. */
export const waitingFellDue = defineEvent(
  'waiting.fell-due',
  {
    owner: 'documents',
    readers: ['notifications'],
    settlement: {
      key: ({ due_id }) => due_id,
      answers: [answer(mailSent, aboutTheDay), answer(mailFailed, aboutTheDay)]
    }
  },
  Type.Object({ due_id: Id, order_id: Id }),
  { due_id: 'due_1', order_id: 'ord_1' }
)
