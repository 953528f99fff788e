import type { InternalClient } from '@formwright/kit/identity/internal'
import { resetLinkCall } from '@formwright/proto-events/calls/auth'
import type { MailWriter } from '../mail.ts'
import { mailTemplate } from '../writing/render.ts'

const render = mailTemplate<{ link: string }>('reset-password')

/** Link and address are told by their owner now: neither an event nor a table of ours holds them. No account, no mail. */
export const resetPassword =
  ({ origin, auth }: { origin: string; auth: InternalClient<'auth'> }): MailWriter<'reset-password'> =>
  async ({ reset_id }) => {
    const { email, url } = await auth.ask(resetLinkCall, { params: { id: reset_id } })
    if (email === null || url === null) return undefined
    return { subject: 'Set a new password', ...render({ origin, link: url }), recipient: email }
  }
