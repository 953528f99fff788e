import type { InternalClient } from '@formwright/kit/identity/internal'
import { renewDownloadCall } from '@formwright/proto-events/calls/documents/mailing'
import type { MailWriter } from '../mail.ts'
import { longDate } from '../writing/in-words.ts'
import { orGone } from '../writing/or-gone.ts'
import { mailTemplate } from '../writing/render.ts'

const render = mailTemplate<{ title: string; link: string; opensUntil: string }>('download-link')

/** Documents opens the download now and tells the order's address: nobody else is written to. */
export const downloadLink =
  ({ origin, documents }: { origin: string; documents: InternalClient<'documents'> }): MailWriter<'download-link'> =>
  async ({ generation_id }) => {
    const renewal = await orGone(documents.ask(renewDownloadCall, { params: { id: generation_id } }))
    if (renewal === undefined) return undefined
    const values = {
      origin,
      title: renewal.service_title,
      link: `${origin}/documents/${encodeURIComponent(renewal.generation_id)}`,
      opensUntil: longDate(renewal.expires_at)
    }
    const subject = `A fresh link to your documents: ${renewal.service_title}`
    return { subject, ...render(values), recipient: renewal.email }
  }
