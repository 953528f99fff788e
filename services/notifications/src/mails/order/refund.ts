import type { MailWriter } from '../mail.ts'
import { longDate, money } from '../writing/in-words.ts'
import { mailTemplate } from '../writing/render.ts'

interface RefundValues {
  title: string
  /** Null for a free order: nothing was charged. */
  amount: string | null
  refunded: string
  paid: string
  refundedOn: string
  order: string
  policy: string
}

const render = mailTemplate<RefundValues>('refund')

/** How much goes back to the card, and that the order is closed. Why staff gave it is not told. */
export const refund =
  ({ origin }: { origin: string }): MailWriter<'refund'> =>
  async ({ order_id, service_title, amount_cents, refunded_cents, paid_cents, currency, refunded_at }) => {
    const values = {
      origin,
      title: service_title,
      amount: amount_cents === 0 ? null : money(amount_cents, currency),
      refunded: money(refunded_cents, currency),
      paid: money(paid_cents, currency),
      refundedOn: longDate(refunded_at),
      order: order_id,
      policy: `${origin}/refund-policy`
    }
    const subject = amount_cents === 0 ? `Your order is closed: ${service_title}` : `Your refund: ${service_title}`
    return { subject, ...render(values) }
  }
