import type { InternalClient } from '@formwright/kit/identity/internal'
import { demoRequestCall } from '@formwright/proto-events/calls/support-chat'
import type { MailWriter } from '../mail.ts'
import { orGone } from '../writing/or-gone.ts'
import { mailTemplate } from '../writing/render.ts'

interface DemoRequest {
  company_name: string
  contact_name: string
  user_email: string
  phone: string | null
  team_size: string | null
  preferred_date: string | null
  message: string | null
}

const render = mailTemplate<DemoRequest & { reference: string; link: string }>('staff-demo')

/** To staff: who wants to be shown the product, asked of its owner when the mail is written. */
export const staffDemo =
  ({
    origin,
    staff,
    support
  }: {
    origin: string
    staff: string
    support: InternalClient<'support-chat'>
  }): MailWriter<'staff-demo'> =>
  async ({ demo_id }) => {
    const demo = await orGone(support.ask(demoRequestCall, { params: { id: demo_id } }))
    if (demo === undefined) return undefined
    const { company_name, contact_name, user_email, phone, team_size, preferred_date, message } = demo
    const reference = demo_id.slice(0, 8)
    const wish = { company_name, contact_name, user_email, phone, team_size, preferred_date, message }
    return {
      subject: `Demo requested (${reference})`,
      ...render({ origin, ...wish, reference, link: `${origin}/admin?tab=prospects` }),
      recipient: staff,
      replyTo: user_email
    }
  }
