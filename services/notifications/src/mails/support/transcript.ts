import type { InternalClient } from '@formwright/kit/identity/internal'
import { chatTranscriptCall } from '@formwright/proto-events/calls/support-chat'
import type { MailWriter } from '../mail.ts'
import { longDate } from '../writing/in-words.ts'
import { orGone } from '../writing/or-gone.ts'
import { mailTemplate } from '../writing/render.ts'
import { withoutAddresses } from './without-addresses.ts'

interface Values {
  startedOn: string
  lines: { who: string; content: string }[]
}

const render = mailTemplate<Values>('transcript')

/**
 * A conversation, read now from its owner. The address was typed by a stranger and may be somebody else's: what the
 * visitor wrote goes out without the addresses in it, so that nobody is led anywhere in our name.
 */
export const transcript =
  ({ origin, support }: { origin: string; support: InternalClient<'support-chat'> }): MailWriter<'transcript'> =>
  async ({ transcript_id }) => {
    const found = await orGone(support.ask(chatTranscriptCall, { params: { id: transcript_id } }))
    if (found === undefined) return undefined
    const lines = found.lines.map(({ who, automated, content }) => ({
      who: who === '' ? 'You' : `${who}${automated ? ' (automated)' : ''}`,
      content: who === '' ? withoutAddresses(content) : content
    }))
    const values = { origin, startedOn: longDate(found.started_at), lines }
    return { subject: 'Your conversation with Formwright', ...render(values), recipient: found.email }
  }
