import { DAY_MS, type RefundCase, WINDOW_DAYS } from './refund-rule.ts'

/**
 * `all`: nothing was made yet, so everything comes back. `with-reason`: a set was made; where a court or office refused a
 * paper, staff may give everything, and say why. `over`: the days have passed.
 */
export type GuaranteeVerdict = 'all' | 'with-reason' | 'over'

export interface Guarantee {
  verdict: GuaranteeVerdict
  /** Everything that was paid, less add-ons that are done; nothing when it is over. */
  cents: number
  /** Null where it has no end. */
  until: Date | null
}

/** The 30-day money-back guarantee, beside the table: the greater of the two holds. */
export function guaranteeOf(refundCase: RefundCase, now: Date): Guarantee {
  const { service, addOns, paidAt, documentsMade, waiting } = refundCase
  const until = new Date(paidAt.getTime() + WINDOW_DAYS * DAY_MS)
  const open = addOns.filter(({ done }) => !done).reduce((total, { paidCents }) => total + paidCents, 0)
  if (waiting) return { verdict: 'all', cents: service.paidCents + open, until: null }
  if (now > until) return { verdict: 'over', cents: 0, until }
  return { verdict: documentsMade ? 'with-reason' : 'all', cents: service.paidCents + open, until }
}
