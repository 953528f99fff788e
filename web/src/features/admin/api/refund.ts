import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Answer, Body, RowOf } from '../../../lib/api/routes.ts'

/** An order as staff see it. Money in dollars. */
export type Transaction = RowOf<'GET /api/admin/transactions'>

/** What the refund table gives back today, line by line, and what the 30-day guarantee does. Money in dollars. */
export type RefundQuote = Answer<'GET /api/admin/transactions/{id}/refund-quote'>

const refund = 'POST /api/admin/transactions/{id}/refund'
export type Refund = Answer<typeof refund>

export function useRefundQuote(id: string) {
  return useQuery({
    queryKey: ['admin', 'refund-quote', id],
    queryFn: ({ signal }) =>
      api('GET /api/admin/transactions/{id}/refund-quote', { path: { id }, signal, auth: 'required' }),
    staleTime: 0
  })
}

/** The same key gives money back once, however often the button is pressed. */
export function giveRefund(id: string, body: Body<typeof refund>, idempotencyKey: string): Promise<Refund> {
  return api(refund, {
    path: { id },
    body,
    header: { 'idempotency-key': idempotencyKey },
    auth: 'required',
    timeoutMs: 40_000
  })
}
