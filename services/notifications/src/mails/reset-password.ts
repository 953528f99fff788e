import type { InternalClient } from '@formwright/kit/internal'
import type { MailWriter } from './mail.ts'
import { mailTemplate } from './render.ts'

const render = mailTemplate<{ link: string }>('reset-password')

interface ResetLink {
  email: string | null
  url: string | null
}

/** Link and address are told by their owner now: neither an event nor a table of ours holds them. No account, no mail. */
export const resetPassword =
  ({ origin, auth }: { origin: string; auth: InternalClient }): MailWriter<'reset-password'> =>
  async ({ reset_id }) => {
    const path = `/internal/password-resets/${encodeURIComponent(reset_id)}/link`
    const { email, url } = await auth.json<ResetLink>('POST', path)
    if (email === null || url === null) return undefined
    return { subject: 'Set a new password', ...render({ origin, link: url }), recipient: email }
  }
