import type { OrderRow } from '../../tables.ts'

type Priced = Pick<OrderRow, 'service_title' | 'list_cents' | 'discount_cents' | 'add_ons'>

/** An order line by line, in cents; a discount is negative. The lines make up what was charged. */
export function orderLines(order: Priced, promoCode: string | null) {
  const { service_title: title, list_cents, discount_cents, add_ons } = order
  const name = promoCode ? `Discount (${promoCode})` : 'Discount'
  return [
    { title, amount_cents: list_cents },
    ...(discount_cents > 0 ? [{ title: name, amount_cents: -discount_cents }] : []),
    ...add_ons.map(({ title, price_cents }) => ({ title, amount_cents: price_cents }))
  ]
}
