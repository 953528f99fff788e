import type { OrderRow } from '../../tables.ts'

/** What was taken for an order: what it asked for, except where Stripe took another amount. */
export const taken = ({ taken_cents, taken_currency, amount_cents, currency }: OrderRow) => ({
  cents: taken_cents ?? amount_cents,
  currency: taken_currency ?? currency
})
