import type { InternalClient } from '@formwright/kit/identity/internal'
import { resumeTokenCall } from '@formwright/proto-events/calls/documents/mailing'
import type { MailWriter } from '../mail.ts'
import { longDate } from '../writing/in-words.ts'
import { orGone } from '../writing/or-gone.ts'
import { mailTemplate } from '../writing/render.ts'

const render = mailTemplate<{ title: string; link: string; opensUntil: string }>('resume-link')

/** The link is made now, by documents, so that no secret rests in an event or a table of ours. */
export const resumeLink =
  ({ origin, documents }: { origin: string; documents: InternalClient<'documents'> }): MailWriter<'resume-link'> =>
  async ({ resume_id }) => {
    const made = await orGone(documents.ask(resumeTokenCall, { params: { id: resume_id } }))
    if (made === undefined) return undefined
    const values = {
      origin,
      title: made.service_title,
      link: `${origin}/resume?token=${encodeURIComponent(made.token)}`,
      opensUntil: longDate(made.expires_at)
    }
    return { subject: `Go on with your answers: ${made.service_title}`, ...render(values) }
  }
