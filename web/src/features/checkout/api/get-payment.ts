import type { Answer } from '../../../lib/api/answer.ts'
import { api } from '../../../lib/api/client.ts'

/** A payment session as its owner may see it. `amount_total` is in cents. */
export type Payment = Answer<'/api/checkout/status/{sessionId}'>

export function getPayment(sessionId: string, signal?: AbortSignal): Promise<Payment> {
  return api<Payment>(`/checkout/status/${encodeURIComponent(sessionId)}`, { signal, timeoutMs: 10_000 })
}
