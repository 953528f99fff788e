import { api } from '../../../lib/api/client.ts'
import { userId } from '../../../lib/user-id.ts'

export type CheckoutOrder = { service_id: number; user_email: string; promo_code: string | null; state: string }

type Answer = { url?: string; session_id?: string }

/**
 * Opens the payment provider's page for this order and tells its address. The price is the server's.
 * The same key with the same order leads to the same session, however often the button is pressed.
 */
export async function createSession(order: CheckoutOrder, idempotencyKey: string): Promise<string> {
  const answer = await api<Answer>('/checkout/create-session', {
    method: 'POST',
    headers: { 'idempotency-key': idempotencyKey },
    timeoutMs: 30_000,
    body: {
      ...order,
      apply_promo: order.promo_code !== null,
      origin_url: window.location.origin,
      user_id: userId()
    }
  })
  if (!answer.url) throw new Error('the checkout answered without an address')
  return answer.url
}
