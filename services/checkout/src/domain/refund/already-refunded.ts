import { conflict } from '@formwright/kit/http/errors'
import type { RefundRow } from '../../tables.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 409 that says what was given back, and when. */
export const alreadyRefunded = (refunds: RefundRow[], currency: string) => {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const given = refunds.map(
    ({ amount_cents, settled_at, created_at }) =>
      `${money.format(amount_cents / 100)} on ${day.format(settled_at ?? created_at)}`
  )
  return conflict(`This order was refunded already: ${given.join('; ')}.`, 'already-refunded')
}
