/** The published refund table, as a rule without clock or database. All money in cents. */

export const DAY_MS = 86_400_000
export const WINDOW_DAYS = 30
const ABANDONED_DAYS = 60
const EARLY = { upTo: 0.25, percent: 90 }
const MIDWAY = { below: 0.75, percent: 50 }
const ADD_ON_PERCENT = 50

export interface RefundCase {
  /** What was paid for the service, its discount taken off: percentages apply to that. */
  service: { title: string; paidCents: number }
  addOns: { id: string; title: string; paidCents: number; done: boolean }[]
  paidAt: Date
  /** Share of the required questions that are answered, 0 to 1. */
  share: number
  /** The finished documents exist: the work is done, whatever the share. */
  documentsMade: boolean
  /** Its papers would be untrue for now, and none was made. */
  waiting: boolean
  /** When the answers last changed; null when nobody has answered anything. */
  touchedAt: Date | null
}

export interface RefundLine {
  id: string
  title: string
  paidCents: number
  percent: number
  cents: number
  why: string
}

/**
 * What each part of an order gives back by right. The service: within 30 days of the payment (the last instant counts),
 * 90 % up to a quarter of the work, 50 % below three quarters, then nothing. An add-on: 50 % until it is done, also after
 * the window. Nothing at all once the order lay untouched for 60 days; payment and answers both touch it. All of it, whenever,
 * while the order waits because its papers would be untrue: nobody pays for what cannot be made.
 */
export function refundLines(refundCase: RefundCase, now: Date): RefundLine[] {
  const { service, addOns, waiting } = refundCase
  const isAbandoned = !waiting && daysBetween(lastTouch(refundCase), now) >= ABANDONED_DAYS
  const part = (id: string, title: string, paidCents: number, [percent, why]: Verdict) => {
    const [given, because] = isAbandoned ? nothing('Nothing was touched for 60 days or more') : [percent, why]
    return { id, title, paidCents, percent: given, cents: percentOf(paidCents, given), why: because }
  }
  return [
    part('service', service.title, service.paidCents, serviceVerdict(refundCase, now)),
    ...addOns.map(({ id, title, paidCents, done }) => part(id, title, paidCents, addOnVerdict(done, waiting)))
  ]
}

type Verdict = readonly [percent: number, why: string]
/** In words that staff may read out. */
const WAITS: Verdict = [100, 'The papers would be untrue for now, so none was made']
const nothing = (why: string): Verdict => [0, why]

function serviceVerdict({ paidAt, share, documentsMade, waiting }: RefundCase, now: Date): Verdict {
  if (waiting) return WAITS
  if (daysBetween(paidAt, now) > WINDOW_DAYS) return nothing('More than 30 days have passed since the payment')
  if (documentsMade) return nothing('The documents have been made')
  if (share <= EARLY.upTo) return [EARLY.percent, 'No more than 25 % of the questions are answered']
  if (share < MIDWAY.below) return [MIDWAY.percent, 'More than 25 % and less than 75 % of the questions are answered']
  return nothing('75 % of the questions or more are answered')
}

const addOnVerdict = (done: boolean, waiting: boolean): Verdict => {
  if (done) return nothing('The add-on is done')
  return waiting ? WAITS : [ADD_ON_PERCENT, 'The add-on is not done yet']
}

const lastTouch = ({ paidAt, touchedAt }: RefundCase): Date =>
  touchedAt !== null && touchedAt > paidAt ? touchedAt : paidAt

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / DAY_MS

/** Each line on its own, in whole cents; half a cent counts as one, for the customer. */
const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100)
