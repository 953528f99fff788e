import type { InternalClient } from '@formwright/kit/identity/internal'
import { type ContactMessage, contactMessageCall } from '@formwright/proto-events/calls/support-chat'
import type { MailWriter } from '../mail.ts'
import { orGone } from '../writing/or-gone.ts'
import { mailTemplate } from '../writing/render.ts'

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
    const reference = contact_id.slice(0, 8)
    return {
      subject: `Message from the contact form (${reference})`,
      ...render({ ...contact, origin, reference, link: `${origin}/admin?tab=contacts` }),
      recipient: staff,
      replyTo: contact.email
    }
  }
