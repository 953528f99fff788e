import type { OrderState } from '../../tables.ts'

/** What was learnt about an order's payment. Facts may come twice and in any order. */
export type PaymentFact = 'paid' | 'mismatched' | 'expired' | 'failed' | 'refunded'

/** A fact leads here; an order only ever moves to a later state, so that paid never goes back. */
const LEADS_TO: Record<PaymentFact, OrderState> = {
  paid: 'paid',
  mismatched: 'review',
  expired: 'expired',
  /** A payment that was on its way for days and did not come: its session cannot be paid again. */
  failed: 'expired',
  refunded: 'refunded'
}
const LATER: Record<OrderState, number> = { open: 0, expired: 1, review: 2, paid: 3, refunded: 4 }

/** The state after a fact. Money that arrives after an expiry still counts: the customer has paid. */
export const evolve = (state: OrderState, fact: PaymentFact): OrderState => {
  const next = LEADS_TO[fact]
  return LATER[next] > LATER[state] ? next : state
}

/** What must happen in the same transaction as the change of state. */
export const consequencesOf = (from: OrderState, to: OrderState) => ({
  announcesPayment: to === 'paid' && from !== 'paid',
  promo: from === to ? 'keep' : to === 'paid' || to === 'refunded' ? 'burn' : to === 'expired' ? 'release' : 'keep'
})

/** The part of a Stripe session that decides about an order. */
export interface SessionReport {
  status: string | null
  payment_status: string
  amount_total: number | null
  currency: string | null
}

/**
 * What a session says about its order; undefined while nothing is decided. A free order needs no payment and is payable
 * all the same. Another amount or currency than the order's is for a person to look at.
 */
export function factOf(
  session: SessionReport,
  order: { amount_cents: number; currency: string }
): PaymentFact | undefined {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') {
    if (session.status !== 'complete') return session.status === 'expired' ? 'expired' : undefined
    return session.amount_total === order.amount_cents && session.currency === order.currency ? 'paid' : 'mismatched'
  }
  return session.status === 'expired' ? 'expired' : undefined
}
