import type { MailWriter } from '../mail.ts'
import { moment } from '../writing/in-words.ts'
import { mailTemplate } from '../writing/render.ts'

interface StaffAddOnValues {
  title: string
  service: string
  customer: string
  due: string
  order: string
  link: string
}

const render = mailTemplate<StaffAddOnValues>('staff-add-on')

/** To staff: a task that somebody has paid for. */
export const staffAddOn =
  ({ origin, staff }: { origin: string; staff: string }): MailWriter<'staff-add-on'> =>
  async ({ title, service_title: service, email: customer, due_at, order_id }) => {
    const due = moment(due_at)
    const values = {
      origin,
      title,
      service,
      customer,
      due,
      order: order_id.slice(0, 8),
      link: `${origin}/admin?tab=add-ons`
    }
    return { subject: `${title}: due ${due}`, ...render(values), recipient: staff, replyTo: customer }
  }
