import type { RefundRow } from '../../tables.ts'

/** What was given back, or is on its way. */
export const given = (refunds: RefundRow[]): RefundRow[] => refunds.filter(({ state }) => state !== 'failed')

export const givenCents = (refunds: RefundRow[]): number =>
  given(refunds).reduce((total, { amount_cents }) => total + amount_cents, 0)
