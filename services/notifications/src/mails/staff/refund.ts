import type { MailWriter } from '../mail.ts'
import { longDate, money } from '../writing/in-words.ts'
import { mailTemplate } from '../writing/render.ts'

interface StaffRefundValues {
  title: string
  amount: string
  failedOn: string
  order: string
  link: string
}

const render = mailTemplate<StaffRefundValues>('staff-refund')

/** To staff: money that a customer was to get back and has not got. */
export const staffRefund =
  ({ origin, staff }: { origin: string; staff: string }): MailWriter<'staff-refund'> =>
  async ({ order_id, service_title: title, amount_cents, currency, failed_at }) => {
    const amount = money(amount_cents, currency)
    const link = `${origin}/admin?tab=transactions&q=${order_id}`
    const values = { origin, title, amount, failedOn: longDate(failed_at), order: order_id, link }
    return { subject: `A refund of ${amount} failed (${order_id.slice(0, 8)})`, ...render(values), recipient: staff }
  }
