import type { InternalClient } from '@formwright/kit/identity/internal'
import { verificationLinkCall } from '@formwright/proto-events/calls/auth'
import type { MailWriter } from '../mail.ts'
import { greetingFor } from '../writing/in-words.ts'
import { orGone } from '../writing/or-gone.ts'
import { mailTemplate } from '../writing/render.ts'

const render = mailTemplate<{ greeting: string; link: string }>('verify-address')

/** The link is made now, by its owner, so that no secret rests in an event or a table of ours. */
export const verifyAddress =
  ({ origin, auth }: { origin: string; auth: InternalClient<'auth'> }): MailWriter<'verify-address'> =>
  async ({ account_id, first_name }) => {
    const link = await orGone(auth.ask(verificationLinkCall, { params: { id: account_id } }))
    if (link === undefined || link.url === null) return undefined
    const values = { origin, greeting: greetingFor(first_name), link: link.url }
    return { subject: 'Please confirm your e-mail address', ...render(values), recipient: link.email }
  }
