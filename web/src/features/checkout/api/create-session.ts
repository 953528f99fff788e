import { api } from '../../../lib/api/client.ts'
import type { Answer, Body } from '../../../lib/api/routes.ts'
import { readToken } from '../../../lib/identity/auth-token.ts'
import { userId } from '../../../lib/identity/user-id.ts'

const create = 'POST /api/checkout/create-session'
export type Session = Answer<typeof create>
export type CheckoutOrder = Required<Pick<Body<typeof create>, 'service_id' | 'user_email' | 'state' | 'add_ons'>> & {
  promo_code: string | null
}

/**
 * Opens the payment provider's page for this order and tells its address. The price is the server's.
 * The same key with the same order leads to the same session, however often the button is pressed. A session that has ended
 * is told: nobody pays as somebody else than they see themselves signed in as.
 */
export async function createSession(order: CheckoutOrder, idempotencyKey: string): Promise<Session> {
  const answer: Partial<Session> = await api(create, {
    header: { 'idempotency-key': idempotencyKey },
    timeoutMs: 30_000,
    auth: readToken() === null ? 'none' : 'required',
    body: {
      ...order,
      promo_code: order.promo_code ?? undefined,
      apply_promo: order.promo_code !== null,
      origin_url: window.location.origin,
      user_id: userId()
    }
  })
  const { url, session_id = '' } = answer
  if (!url) throw new Error('the checkout answered without an address')
  return { url, session_id }
}
