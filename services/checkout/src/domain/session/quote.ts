/** No card can be charged less than this. */
const CARD_MINIMUM_CENTS = 50

export interface Quote {
  listCents: number
  discountCents: number
  /** What the customer pays. */
  amountCents: number
}

/** The price of an order in whole cents. A discount is for the service, never for add-ons; half a cent counts as one. */
export function quote(listCents: number, discountPercent: number, addOnsCents: number): Quote {
  const discountCents = Math.floor((listCents * discountPercent + 50) / 100)
  const amountCents = listCents - discountCents + addOnsCents
  if (amountCents > 0 && amountCents < CARD_MINIMUM_CENTS) {
    return { listCents, discountCents: listCents, amountCents: addOnsCents }
  }
  return { listCents, discountCents, amountCents }
}
