import type { OrderRow } from '../../tables.ts'
import type { Stripe } from '../stripe/stripe.ts'

const SESSION_SECONDS = 3600

/**
 * What Stripe is asked for. The same order and attempt must always give the same text: Stripe refuses an idempotency key
 * that comes back with other parameters.
 */
export function sessionParams(order: OrderRow): Stripe.Checkout.SessionCreateParams {
  const lines = [
    { title: order.service_title, cents: order.list_cents - order.discount_cents },
    ...order.add_ons.map(({ title, price_cents }) => ({ title, cents: price_cents }))
  ]
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: lines.map(({ title, cents }) => ({
      quantity: 1,
      price_data: { currency: order.currency, unit_amount: cents, product_data: { name: title } }
    })),
    customer_email: order.email,
    client_reference_id: order.id,
    metadata: { order_id: order.id, service_id: String(order.service_id), service_title: order.service_title },
    success_url: `${order.origin}/payment-result?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${order.origin}/checkout/${order.service_id}`,
    expires_at: Math.floor(order.attempt_started_at.getTime() / 1000) + SESSION_SECONDS
  }
}
