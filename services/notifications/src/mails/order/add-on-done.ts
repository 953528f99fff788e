import type { MailWriter } from '../mail.ts'
import { mailTemplate } from '../writing/render.ts'

const render = mailTemplate<{ title: string; service: string; order: string }>('add-on-done')

/** That staff have done what an add-on promises. */
export const addOnDone =
  ({ origin }: { origin: string }): MailWriter<'add-on-done'> =>
  async ({ title, service_title: service, order_id }) => ({
    subject: `Done: ${title}`,
    ...render({ origin, title, service, order: order_id.slice(0, 8) })
  })
