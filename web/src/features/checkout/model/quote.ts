/** No card can be charged less than this. */
const cardMinimumCents = 50

/** Cents; a discount is negative. */
export type Line = { title: string; cents: number }
export type Quote = { lines: readonly Line[]; saving: number; reduced: number; total: number }

type Wish = {
  service: { title: string; price: number }
  promo: { code: string; discount_percent: number } | null
  addOns: readonly { title: string; price: number }[]
}

/**
 * The order line by line, as checkout charges it and the receipt prints it. Prices come in dollars; all that is returned
 * is in cents: `saving` off the service, `reduced` for the service after it. A discount is never for add-ons.
 */
export function quote({ service, promo, addOns }: Wish): Quote {
  const list = Math.round(service.price * 100)
  const added = addOns.map(({ title, price }) => ({ title, cents: Math.round(price * 100) }))
  const addedCents = added.reduce((sum, { cents }) => sum + cents, 0)
  const discount = Math.floor((list * (promo?.discount_percent ?? 0) + 50) / 100)
  const rest = list - discount + addedCents
  const saving = rest > 0 && rest < cardMinimumCents ? list : discount
  const discounts = promo && saving > 0 ? [{ title: `Discount (${promo.code})`, cents: -saving }] : []
  return {
    lines: [{ title: service.title, cents: list }, ...discounts, ...added],
    saving,
    reduced: list - saving,
    total: list - saving + addedCents
  }
}
