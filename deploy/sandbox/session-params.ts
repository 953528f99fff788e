import type { Form, FormValue } from './form.ts'
import { nowSeconds } from './ids.ts'
import type { Metadata } from './objects.ts'
import { badParameter, StripeError } from './stripe-error.ts'

/** What `checkout.sessions.create` asked for. Amounts in cents. */
export type SessionParams = {
  lines: { name: string; description: string | null; unitAmount: number; quantity: number }[]
  currency: string
  successUrl: string
  cancelUrl: string | null
  clientReferenceId: string | null
  customerEmail: string | null
  metadata: Metadata
  intent: { metadata: Metadata; description: string | null }
  expiresAt: number
  locale: string | null
  submitType: string | null
}

const known = new Set([
  'allow_promotion_codes',
  'allowed_payment_method_types',
  'automatic_tax',
  'billing_address_collection',
  'cancel_url',
  'client_reference_id',
  'currency',
  'custom_text',
  'customer_creation',
  'customer_email',
  'expand',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_intent_data',
  'payment_method_options',
  'payment_method_types',
  'phone_number_collection',
  'submit_type',
  'success_url',
  'ui_mode'
])

/** Checks the parameters as Stripe would, as far as this sandbox knows them. Throws StripeError. */
export function readSessionParams(form: Form): SessionParams {
  const unknown = Object.keys(form).find((name) => !known.has(name))
  if (unknown) throw badParameter(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown')
  if (text(form['mode']) !== 'payment') throw badParameter('mode', 'This sandbox knows only `mode: payment`.')
  const successUrl = requireUrl(form, 'success_url')
  const lines = readLines(form['line_items'])
  const currencies = new Set(lines.map((line) => line.currency))
  if (currencies.size > 1) throw badParameter('line_items', 'All line items must have the same currency.')
  const total = lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0)
  if (total > 0 && total < 50) {
    const message = "The Checkout Session's total amount due must add up to at least $0.50 usd"
    throw badParameter('line_items', message, 'amount_too_small')
  }
  const intent = group(form['payment_intent_data'])
  return {
    lines,
    currency: lines[0]?.currency ?? 'usd',
    successUrl,
    cancelUrl: form['cancel_url'] ? requireUrl(form, 'cancel_url') : null,
    clientReferenceId: bounded(form, 'client_reference_id', 200),
    customerEmail: readEmail(form),
    metadata: readMetadata(form['metadata']),
    intent: { metadata: readMetadata(intent['metadata']), description: text(intent['description']) },
    expiresAt: readExpiry(form),
    locale: text(form['locale']),
    submitType: text(form['submit_type'])
  }
}

/** Metadata as Stripe bounds it. */
export function readMetadata(value: FormValue | undefined): Metadata {
  const entries = Object.entries(group(value))
  if (entries.length > 50) throw badParameter('metadata', 'You can specify up to 50 keys.')
  for (const [name, inner] of entries) {
    if (typeof inner !== 'string' || name.length > 40 || inner.length > 500) {
      throw badParameter(`metadata[${name}]`, 'Metadata keys have up to 40 characters, values are text up to 500.')
    }
  }
  return Object.fromEntries(entries) as Metadata
}

/** Text, or null when absent or empty. */
export function text(value: FormValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** A whole number of at least `least`, or null when absent. */
export function wholeNumber(form: Form, name: string, least: number): number | null {
  const value = text(form[name])
  if (value === null) return null
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < least)
    throw badParameter(name, `Invalid integer: ${value}`, 'parameter_invalid_integer')
  return number
}

function readLines(value: FormValue | undefined): (SessionParams['lines'][number] & { currency: string })[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw badParameter('line_items', 'You must pass `line_items` with at least one item.', 'parameter_missing')
  }
  return value.map((entry, index) => {
    const item = group(entry)
    const price = group(item['price_data'])
    const product = group(price['product_data'])
    const param = `line_items[${index}]`
    const unitAmount = wholeNumber(price, 'unit_amount', 0)
    const currency = text(price['currency'])
    const name = text(product['name'])
    if (unitAmount === null || !currency || !name) {
      const message = `Missing required param: ${param}[price_data] needs currency, unit_amount and product_data[name].`
      throw badParameter(param, message, 'parameter_missing')
    }
    return {
      name,
      description: text(product['description']),
      unitAmount,
      quantity: wholeNumber(item, 'quantity', 1) ?? 1,
      currency: currency.toLowerCase()
    }
  })
}

function readExpiry(form: Form): number {
  const now = nowSeconds()
  const expiresAt = wholeNumber(form, 'expires_at', 0) ?? now + 24 * 3600
  // A minute of leave on both sides for the time that asking takes.
  if (expiresAt < now + 29 * 60 || expiresAt > now + 24 * 3600 + 60) {
    throw badParameter('expires_at', 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.')
  }
  return expiresAt
}

function readEmail(form: Form): string | null {
  const email = text(form['customer_email'])
  if (email !== null && !isEmail(email))
    throw badParameter('customer_email', `Invalid email address: ${email}`, 'email_invalid')
  return email
}

/** Whether a mail could be sent there. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]{2,}$/.test(value)
}

function requireUrl(form: Form, name: string): string {
  const value = text(form[name])
  if (!value) throw badParameter(name, `Missing required param: ${name}.`, 'parameter_missing')
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new StripeError(400, 'Not a valid URL', { code: 'url_invalid', param: name })
  }
  return value
}

function bounded(form: Form, name: string, longest: number): string | null {
  const value = text(form[name])
  if (value && value.length > longest) throw badParameter(name, `Invalid string: at most ${longest} characters`)
  return value
}

function group(value: FormValue | undefined): Form {
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}
