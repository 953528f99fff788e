import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../../lib/api/answer.ts'
import { api } from '../../../lib/api/client.ts'

export type Refund = {
  id: string
  amount: number
  reason: string | null
  status: 'pending' | 'done' | 'failed'
  created_at: string
}

/** What the refund table gives back today, line by line, and what the 30-day guarantee does. Money in dollars. */
export type RefundQuote = Answer<'/api/admin/transactions/{id}/refund-quote'>

const pathOf = (orderId: string) => `/admin/transactions/${encodeURIComponent(orderId)}`

export function useRefundQuote(orderId: string) {
  return useQuery({
    queryKey: ['admin', 'refund-quote', orderId],
    queryFn: ({ signal }) => api<RefundQuote>(`${pathOf(orderId)}/refund-quote`, { signal, auth: 'required' }),
    staleTime: 0
  })
}

/** The same key gives money back once, however often the button is pressed. */
export function giveRefund(
  orderId: string,
  body: { amount: number; reason?: string },
  idempotencyKey: string
): Promise<Refund> {
  return api<Refund>(`${pathOf(orderId)}/refund`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': idempotencyKey },
    auth: 'required',
    timeoutMs: 40_000
  })
}
