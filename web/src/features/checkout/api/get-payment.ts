import type { Answer } from '../../../lib/api/answer.ts'
import { api } from '../../../lib/api/client.ts'

type Told = Answer<'/api/checkout/status/{sessionId}'>
type Extra = 'lines' | 'paid_at'

/** A payment session as its owner may see it. `amount_total` is in cents; the extras are shown where they are there. */
export type Payment = Omit<Told, Extra> & Partial<Pick<Told, Extra>>

export function getPayment(sessionId: string, signal?: AbortSignal): Promise<Payment> {
  return api<Payment>(`/checkout/status/${encodeURIComponent(sessionId)}`, { signal, timeoutMs: 10_000 })
}
