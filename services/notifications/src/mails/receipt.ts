import { longDate } from './long-date.ts'
import type { MailWriter } from './mail.ts'
import { mailTemplate } from './render.ts'

interface ReceiptValues {
  title: string
  state: string | null
  paidOn: string
  listPrice: string
  discount: string | null
  total: string
  email: string
  order: string
  link: string
}

const render = mailTemplate<ReceiptValues>('receipt')

/** What was bought, and the question whether the documents may go to this address. */
export const receipt =
  ({ origin }: { origin: string }): MailWriter<'receipt'> =>
  async (order) => {
    const money = (cents: number) =>
      (cents / 100).toLocaleString('en-US', { style: 'currency', currency: order.currency.toUpperCase() })
    const values = {
      origin,
      title: order.service_title,
      state: order.state,
      paidOn: longDate(order.paid_at),
      listPrice: money(order.amount_cents + order.discount_cents),
      discount: order.discount_cents > 0 ? `−${money(order.discount_cents)}` : null,
      total: money(order.amount_cents),
      email: order.email,
      order: order.order_id.slice(0, 8),
      link: `${origin}/questionnaire/${order.service_id}`
    }
    return { subject: `Your order: ${order.service_title}`, ...render(values) }
  }
