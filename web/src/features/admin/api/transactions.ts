/** An order as staff see it. Money in dollars. */
export type Transaction = {
  id: string
  session_id: string | null
  email: string | null
  service_id: number
  metadata: { service_title?: string }
  state: string | null
  discount: number
  promo_code: string | null
  add_ons: { id: string; title: string; price: number }[]
  amount: number
  refunded: number
  payment_status: string
  /** The question that stands in the way of its papers, and the day on which it no longer does. */
  waiting: { question: string; possible_from: string | null; since: string } | null
  created_at: string
}

export const transactions = '/admin/transactions'
