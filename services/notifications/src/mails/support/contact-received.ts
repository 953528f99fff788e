import type { MailWriter } from '../mail.ts'
import { greetingFor } from '../writing/in-words.ts'
import { mailTemplate } from '../writing/render.ts'

const render = mailTemplate<{ greeting: string; reference: string }>('contact-received')

/** That a message came and when it is answered. What it says is not repeated: the address may be a stranger's. */
export const contactReceived =
  ({ origin }: { origin: string }): MailWriter<'contact-received'> =>
  async ({ contact_id, name }) => {
    const values = { origin, greeting: greetingFor(name), reference: contact_id.slice(0, 8) }
    return { subject: 'We have received your message', ...render(values) }
  }
