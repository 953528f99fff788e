import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'

export type Refund = {
  id: string
  amount: number
  reason: string | null
  status: 'pending' | 'done' | 'failed'
  created_at: string
}

/** What the refund table gives back today, line by line. Money in dollars. */
export type RefundQuote = {
  paid: number
  refunded: number
  quote: number
  most: number
  lines: { id: string; title: string; paid: number; percent: number; amount: number; why: string }[]
  refunds: Refund[]
}

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
