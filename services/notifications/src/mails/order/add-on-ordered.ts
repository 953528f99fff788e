import type { MailWriter } from '../mail.ts'
import { moment } from '../writing/in-words.ts'
import { mailTemplate } from '../writing/render.ts'

const NEXT: Record<string, string> = {
  document_review:
    'A person reads your finished documents and writes to you what is missing or does not fit together. If you have not answered all the questions yet, please do so soon, so that there is something to read.',
  express_consultation: 'A person gets in touch with you at this address, so that you can ask your questions.',
  filing_support:
    'A person writes to you at this address about the office you file with: what to bring, which copies, what it costs.'
}

const render = mailTemplate<{ title: string; service: string; next: string; due: string; order: string; link: string }>(
  'add-on-ordered'
)

/** What happens next with an add-on, and by when. */
export const addOnOrdered =
  ({ origin }: { origin: string }): MailWriter<'add-on-ordered'> =>
  async ({ add_on, title, service_title, due_at, order_id }) => {
    const values = {
      origin,
      title,
      service: service_title,
      next: NEXT[add_on] ?? 'A person gets in touch with you at this address.',
      due: moment(due_at),
      order: order_id.slice(0, 8),
      link: `${origin}/refund-policy`
    }
    return { subject: `What happens next: ${title}`, ...render(values) }
  }
