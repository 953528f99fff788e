import type { InternalClient } from '@formwright/kit/identity/internal'
import { contactMessageCall } from '@formwright/proto-events/calls/support-chat'
import type { MailWriter } from '../mail.ts'
import { orGone } from '../writing/or-gone.ts'
import { mailTemplate } from '../writing/render.ts'

interface ContactMessage {
  name: string
  email: string
  subject: string
  message: string
}

const render = mailTemplate<ContactMessage & { reference: string; link: string }>('staff-contact')

/** To staff: what came through the contact form, asked of its owner when the mail is written. An answer goes to the sender. */
export const staffContact =
  ({
    origin,
    staff,
    support
  }: {
    origin: string
    staff: string
    support: InternalClient<'support-chat'>
  }): MailWriter<'staff-contact'> =>
  async ({ contact_id }) => {
    const contact = await orGone(support.ask(contactMessageCall, { params: { id: contact_id } }))
    if (contact === undefined) return undefined
    const { name, email, subject, message } = contact
    const reference = contact_id.slice(0, 8)
    const values = { origin, name, email, subject, message, reference, link: `${origin}/admin?tab=contacts` }
    return {
      subject: `Message from the contact form (${reference})`,
      ...render(values),
      recipient: staff,
      replyTo: email
    }
  }
