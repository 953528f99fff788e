import { Type } from 'typebox'
import { answer, defineEvent } from '../envelope.ts'
import { Day, Id, Nullable, Time } from '../fields.ts'
import { mailFailed } from '../notifications/mail-failed.ts'
import { mailSent } from '../notifications/mail-sent.ts'

const aboutWaiting = (mail: { kind: string; subject_id: string }) =>
  mail.kind === 'waiting' ? mail.subject_id : undefined

/**
 * A paid matter's papers would be untrue today, so they are not made: which question stands in the way, and the day from which it
 * no longer does. Told again with another question or day, the later `began_at` counts. Its customer is mailed once.
 */
export const waitingBegan = defineEvent(
  'waiting.began',
  {
    owner: 'documents',
    readers: ['checkout', 'notifications'],
    settlement: {
      key: ({ order_id }) => order_id,
      answers: [answer(mailSent, aboutWaiting), answer(mailFailed, aboutWaiting)]
    }
  },
  Type.Object({
    waiting_id: Id,
    order_id: Id,
    question: Type.String(),
    possible_from: Nullable(Day),
    began_at: Time
  }),
  {
    waiting_id: 'wait_1',
    order_id: 'ord_1',
    question: 'When did you separate?',
    possible_from: '2027-10-01',
    began_at: '2026-11-21T12:00:00.000Z'
  }
)
