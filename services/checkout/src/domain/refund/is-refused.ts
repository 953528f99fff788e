import { Stripe } from 'stripe'

/** Stripe's last word on a refund. A failure of its own (5xx), silence or our wrong key says nothing about the money. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== undefined && error.statusCode < 500
