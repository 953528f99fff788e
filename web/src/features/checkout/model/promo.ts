/** The price less the discount, and what that saves; both in dollars, rounded to the cent. */
export function discounted(price: number, percent: number): { price: number; saving: number } {
  const cents = Math.round(price * 100)
  const reduced = Math.round(cents * (1 - percent / 100))
  return { price: reduced / 100, saving: (cents - reduced) / 100 }
}
