import type { InternalClient } from '@formwright/kit/internal'
import { longDate } from './long-date.ts'
import type { MailWriter } from './mail.ts'
import { orGone } from './or-gone.ts'
import { mailTemplate } from './render.ts'

const render = mailTemplate<{ title: string; link: string; opensUntil: string }>('resume-link')

interface ResumeToken {
  token: string
  service_title: string
  expires_at: string
}

/** The link is made now, by documents, so that no secret rests in an event or a table of ours. */
export const resumeLink =
  ({ origin, documents }: { origin: string; documents: InternalClient }): MailWriter<'resume-link'> =>
  async ({ resume_id }) => {
    const path = `/internal/resume-links/${encodeURIComponent(resume_id)}/token`
    const made = await orGone(documents.json<ResumeToken>('POST', path))
    if (made === undefined) return undefined
    const values = {
      origin,
      title: made.service_title,
      link: `${origin}/resume?token=${encodeURIComponent(made.token)}`,
      opensUntil: longDate(made.expires_at)
    }
    return { subject: `Go on with your answers: ${made.service_title}`, ...render(values) }
  }
