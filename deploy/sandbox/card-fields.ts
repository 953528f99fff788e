import { passesLuhn } from './cards.ts'
import { isEmail } from './session-params.ts'

/** What the buyer typed, tidied. */
export type CardFields = { email: string; number: string; expiry: string; cvc: string; name: string }

/** A sentence for each field that is wrong. */
export type FieldErrors = Partial<Record<keyof CardFields, string>>

/** Reads the posted form; spaces and dashes in the card number are the buyer's own business. */
export function readCardFields(form: Record<string, unknown>): CardFields {
  const field = (name: string): string => {
    const value = form[name]
    return typeof value === 'string' ? value.trim().slice(0, 300) : ''
  }
  return {
    email: field('email'),
    number: field('card_number').replace(/[\s-]/g, ''),
    expiry: field('expiry'),
    cvc: field('cvc'),
    name: field('name')
  }
}

/** Checks the form; a free order needs no card. */
export function checkCardFields(fields: CardFields, options: { withCard: boolean; now?: Date }): FieldErrors {
  const errors: FieldErrors = {}
  if (!isEmail(fields.email)) errors.email = 'Enter your e-mail address, for example name@example.com.'
  if (fields.name === '') errors.name = 'Enter the name as it stands on the card.'
  if (!options.withCard) {
    delete errors.name
    return errors
  }
  if (!passesLuhn(fields.number)) errors.number = 'Your card number is incomplete or wrong.'
  if (!isFuture(fields.expiry, options.now ?? new Date()))
    errors.expiry = 'Enter a month and year that is not past, for example 12 / 34.'
  if (!/^\d{3,4}$/.test(fields.cvc)) errors.cvc = "Enter the card's security code, 3 or 4 digits."
  return errors
}

function isFuture(expiry: string, now: Date): boolean {
  const match = /^(\d{1,2})\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(expiry)
  const month = Number(match?.[1])
  if (!match || month < 1 || month > 12) return false
  return Date.UTC(2000 + Number(match[2]), month, 1) > now.getTime()
}
