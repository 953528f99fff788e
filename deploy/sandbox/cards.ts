/** A card as the receipt names it. */
export type Card = { brand: string; last4: string }

/** What happens when a card is used: paid, refused with words, or a question to its owner first. */
export type Outcome = { kind: 'pays' } | { kind: 'asks' } | { kind: 'declined'; message: string; code: string }

const outcomes: Record<string, Outcome> = {
  '4242424242424242': { kind: 'pays' },
  '5555555555554444': { kind: 'pays' },
  '378282246310005': { kind: 'pays' },
  // As Stripe's own test card of this number: a refund is made, and comes back later.
  '4000000000005126': { kind: 'pays' },
  '4000002760003184': { kind: 'asks' },
  '4000000000000002': { kind: 'declined', message: 'Your card was declined.', code: 'generic_decline' },
  '4000000000009995': { kind: 'declined', message: 'Your card has insufficient funds.', code: 'insufficient_funds' },
  '4000000000000069': { kind: 'declined', message: 'Your card has expired.', code: 'expired_card' },
  '4000000000000127': { kind: 'declined', message: "Your card's security code is incorrect.", code: 'incorrect_cvc' }
}

/** What this sandbox does with a card number (digits only). */
export function outcomeOf(number: string): Outcome {
  return (
    outcomes[number] ?? {
      kind: 'declined',
      message: 'Your card was declined. This is a test, and the number is not one of the test cards.',
      code: 'test_mode_live_card'
    }
  )
}

/** Brand and last digits. */
export function describeCard(number: string): Card {
  const brand = number.startsWith('4') ? 'visa' : number.startsWith('5') ? 'mastercard' : 'amex'
  return { brand, last4: number.slice(-4) }
}

/** Whether the bank of this card sends refunds back, days after they were made; here a few seconds. */
export const sendsRefundsBack = (card: { last4: string }): boolean => card.last4 === '5126'

/** The check digit that every card number carries. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  let sum = 0
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
