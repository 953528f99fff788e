import type { InternalClient } from '@formwright/kit/identity/internal'
import { type DemoRequest, demoRequestCall } from '@formwright/proto-events/calls/support-chat'
import type { MailWriter } from '../mail.ts'
import { orGone } from '../writing/or-gone.ts'
import { mailTemplate } from '../writing/render.ts'

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
    const reference = demo_id.slice(0, 8)
    return {
      subject: `Demo requested (${reference})`,
      ...render({ ...demo, origin, reference, link: `${origin}/admin?tab=prospects` }),
      recipient: staff,
      replyTo: demo.user_email
    }
  }
