import { Stripe } from 'stripe'

export type { Stripe }

export interface StripeOptions {
  STRIPE_SECRET_KEY: string
  STRIPE_API_URL?: string
}

/** The official client, for Stripe or for the sandbox that stands in for it. */
export function openStripe({ STRIPE_SECRET_KEY, STRIPE_API_URL }: StripeOptions): Stripe {
  return new Stripe(STRIPE_SECRET_KEY, {
    // Pinned: an upgrade of the client must not change what Stripe answers unnoticed.
    apiVersion: '2026-10-28.endive',
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(STRIPE_API_URL === undefined ? {} : addressOf(new URL(STRIPE_API_URL)))
  })
}

const addressOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
  protocol: protocol === 'https:' ? ('https' as const) : ('http' as const)
})

/** What may be logged of Stripe's error: its message can repeat the customer's address. */
export const loggableFailure = (error: unknown) =>
  error instanceof Stripe.errors.StripeError
    ? { type: error.type, code: error.code, status: error.statusCode, requestId: error.requestId }
    : { type: error instanceof Error ? error.name : 'unknown' }

/**
 * Whether Stripe gave its last word under an idempotency key. It repeats a stored answer, errors included, so the next
 * try needs another key; after silence the same key finds what may have been made.
 */
export const isFinalAnswer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.statusCode !== undefined &&
  error.statusCode >= 400 &&
  ![409, 429].includes(error.statusCode)

/** Short enough not to open anything, long enough to find the session by. */
export const cutSessionId = (sessionId: string): string => `${sessionId.slice(0, 14)}…`
