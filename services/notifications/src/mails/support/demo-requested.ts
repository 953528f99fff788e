import type { MailWriter } from '../mail.ts'
import { greetingFor } from '../writing/in-words.ts'
import { mailTemplate } from '../writing/render.ts'

const render = mailTemplate<{ greeting: string; reference: string }>('demo-requested')

/** That a demo was asked for and how it is arranged. Nothing that was typed is repeated. */
export const demoRequested =
  ({ origin }: { origin: string }): MailWriter<'demo-requested'> =>
  async ({ demo_id, contact_name }) => {
    const values = { origin, greeting: greetingFor(contact_name), reference: demo_id.slice(0, 8) }
    return { subject: 'Your demo of Formwright', ...render(values) }
  }
