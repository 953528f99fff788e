import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'

type Told = Answer<'GET /api/checkout/status/{sessionId}'>
type Extra = 'lines' | 'paid_at'

/** A payment session as its owner may see it. `amount_total` is in cents; the extras are shown where they are there. */
export type Payment = Omit<Told, Extra> & Partial<Pick<Told, Extra>>

export function getPayment(sessionId: string, signal?: AbortSignal): Promise<Payment> {
  return api('GET /api/checkout/status/{sessionId}', { path: { sessionId }, signal, timeoutMs: 10_000 })
}
