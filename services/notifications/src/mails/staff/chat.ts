import type { MailWriter } from '../mail.ts'
import { mailTemplate } from '../writing/render.ts'

const render = mailTemplate<{ reference: string; link: string }>('staff-chat')

/** To staff: a conversation waits for an answer by e-mail. What was said is read where one signs in. */
export const staffChat =
  ({ origin, staff }: { origin: string; staff: string }): MailWriter<'staff-chat'> =>
  async ({ chat_id }) => {
    const reference = chat_id.slice(0, 8)
    const values = { origin, reference, link: `${origin}/admin?tab=chats` }
    return { subject: `A chat waits for an answer (${reference})`, ...render(values), recipient: staff }
  }
