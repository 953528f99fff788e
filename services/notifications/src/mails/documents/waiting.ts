import type { InternalClient } from '@formwright/kit/identity/internal'
import { type WaitingOrder, waitingOrderCall } from '@formwright/proto-events/calls/documents/orders'
import type { MailWriter } from '../mail.ts'
import { longDate } from '../writing/in-words.ts'
import { orGone } from '../writing/or-gone.ts'
import { mailTemplate } from '../writing/render.ts'

interface Values {
  title: string
  /** Why nothing can be made today. */
  because: string
  /** The first day on which it can; null where no day helps. */
  from: string | null
  link: string
  /** Null where the account opens it. */
  opensUntil: string | null
  help: string
}

const renderWaiting = mailTemplate<Values>('waiting')
const renderOver = mailTemplate<Omit<Values, 'because' | 'from'>>('waiting-over')

interface Options {
  origin: string
  documents: InternalClient<'documents'>
}

/**
 * About papers that were paid for and would be untrue, as documents tells it now: what stands in the way and what can be done; or,
 * once nothing does, that nothing is made before the customer says that the answers are still true.
 */
export const aboutWaiting =
  ({ origin, documents }: Options): MailWriter<'waiting' | 'waiting-over'> =>
  async ({ order_id }) => {
    const told = await orGone(documents.ask(waitingOrderCall, { params: { id: order_id } }))
    if (told === undefined) return undefined
    const { refusal, email: recipient, service_title: title } = told
    const values = valuesOf(origin, told)
    if (refusal === null) {
      return { subject: `The day has come, please confirm: ${title}`, ...renderOver(values), recipient }
    }
    const from = refusal.possible_from === null ? null : longDate(refusal.possible_from)
    const waiting = { ...values, because: refusal.message, from }
    return { subject: `Your papers must wait: ${title}`, ...renderWaiting(waiting), recipient }
  }

const valuesOf = (origin: string, { service_title, path, opens_until }: WaitingOrder) => ({
  origin,
  title: service_title,
  link: `${origin}${path}`,
  opensUntil: opens_until === null ? null : longDate(opens_until),
  help: `${origin}/help`
})
