import { api } from '../../../lib/api/client.ts'

/** A payment session as its owner may see it. `amount_total` is in cents. */
export type Payment = {
  session_id: string
  status: string
  payment_status: string
  amount_total: number
  currency: string
  metadata: { service_id?: number | string; service_title?: string }
}

export function getPayment(sessionId: string, signal?: AbortSignal): Promise<Payment> {
  return api<Payment>(`/checkout/status/${encodeURIComponent(sessionId)}`, { signal, timeoutMs: 10_000 })
}
