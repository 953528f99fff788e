import { createHash } from 'node:crypto'
import type { InternalClient } from '@formwright/kit/identity/internal'
import { type SetFile, setFilesCall, setToMailCall } from '@formwright/proto-events/calls/documents/mailing'
import type { Attachment, MailWriter } from '../mail.ts'
import { longDate } from '../writing/in-words.ts'
import { orGone } from '../writing/or-gone.ts'
import { mailTemplate } from '../writing/render.ts'
import { type Chosen, chooseAttachments, PACKET_NAME } from './choose-attachments.ts'

interface DocumentsValues {
  title: string
  state: string | null
  files: { title: string; pages: string }[]
  /** One sentence on what is attached, or why nothing is. */
  attached: string
  link: string
  opensUntil: string | null
  steps: { number: number; title: string; text: string; points: string[] }[]
}

const render = mailTemplate<DocumentsValues>('documents')

export interface DocumentsMailOptions {
  origin: string
  documents: InternalClient<'documents'>
  attach: boolean
}

/** The finished set: the PDFs as far as they fit, where to download them, and what to do with them. Nothing after a refund. */
export const documentsReady =
  ({ origin, documents, attach }: DocumentsMailOptions): MailWriter<'documents'> =>
  async ({ generation_id }) => {
    const set = await orGone(documents.ask(setToMailCall, { params: { id: generation_id } }))
    if (set === undefined) return undefined
    const chosen = attach ? chooseAttachments(set) : []
    const attachments = await fetchFiles(documents, generation_id, chosen)
    const values = {
      origin,
      title: set.service_title,
      state: set.state_name,
      files: set.documents.map(({ title, pages }) => ({ title, pages: pages === 1 ? '1 page' : `${pages} pages` })),
      attached: sentenceOn(chosen, attach),
      link: `${origin}/documents/${encodeURIComponent(generation_id)}`,
      opensUntil: set.expires_at === null ? null : longDate(set.expires_at),
      steps: set.filing.map((step, index) => ({ ...step, number: index + 1 }))
    }
    return {
      subject: `Your documents are ready: ${set.service_title}`,
      ...render(values),
      attachments,
      ...(set.email === null ? {} : { recipient: set.email })
    }
  }

/** All in one call: they come one behind the other. */
async function fetchFiles(documents: InternalClient<'documents'>, id: string, chosen: Chosen[]): Promise<Attachment[]> {
  if (chosen.length === 0) return []
  const query = { documents: chosen.map(({ file }) => file.id).join() }
  const joined = Buffer.from(await documents.ask(setFilesCall, { params: { id }, query }))
  let end = 0
  return chosen.map(({ file, filename }) => {
    const content = joined.subarray(end, end + file.bytes)
    end += file.bytes
    verify(content, file)
    return { filename, content, contentType: 'application/pdf' }
  })
}

function verify(content: Buffer, { id, sha256 }: SetFile) {
  if (createHash('sha256').update(content).digest('hex') !== sha256) throw new Error(`${id} arrived damaged`)
}

function sentenceOn(chosen: Chosen[], attach: boolean): string {
  if (chosen.length > 1) return `They are attached, each on its own and all together as ${PACKET_NAME}.`
  if (chosen.length === 1) return `All of them are attached as one file, ${chosen[0]?.filename}.`
  return attach ? 'They are too large for a mail; the link below opens them.' : 'The link below opens them.'
}
