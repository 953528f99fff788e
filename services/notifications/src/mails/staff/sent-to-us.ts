import type { InternalClient } from '@formwright/kit/identity/internal'
import {
  type ContactMessage,
  contactMessageCall,
  type DemoRequest,
  demoRequestCall
} from '@formwright/proto-events/calls/support-chat'
import type { MailWriter } from '../mail.ts'
import { orGone } from '../writing/or-gone.ts'
import { mailTemplate } from '../writing/render.ts'

interface ToStaff {
  origin: string
  staff: string
  support: InternalClient<'support-chat'>
}

interface Beside {
  reference: string
  link: string
}

const contactMail = mailTemplate<ContactMessage & Beside>('staff-contact')
const demoMail = mailTemplate<DemoRequest & Beside>('staff-demo')

/** To staff: what came through the contact form, asked of its owner when the mail is written. An answer goes to the sender. */
export const staffContact =
  ({ support, ...to }: ToStaff): MailWriter<'staff-contact'> =>
  async ({ contact_id: id }) => {
    const contact = await orGone(support.ask(contactMessageCall, { params: { id } }))
    if (contact === undefined) return undefined
    const beside = besideOf({ ...to, id, tab: 'contacts' })
    return {
      subject: `Message from the contact form (${beside.reference})`,
      ...contactMail({ ...contact, ...beside }),
      recipient: to.staff,
      replyTo: contact.email
    }
  }

/** To staff: who wants to be shown the product, asked of its owner when the mail is written. */
export const staffDemo =
  ({ support, ...to }: ToStaff): MailWriter<'staff-demo'> =>
  async ({ demo_id: id }) => {
    const demo = await orGone(support.ask(demoRequestCall, { params: { id } }))
    if (demo === undefined) return undefined
    const beside = besideOf({ ...to, id, tab: 'prospects' })
    return {
      subject: `Demo requested (${beside.reference})`,
      ...demoMail({ ...demo, ...beside }),
      recipient: to.staff,
      replyTo: demo.user_email
    }
  }

const besideOf = ({ origin, id, tab }: { origin: string; id: string; tab: string }) => {
  return { origin, reference: id.slice(0, 8), link: `${origin}/admin?tab=${tab}` }
}
