import { Type } from 'typebox'
import { answer, defineEvent } from '../envelope.ts'
import { DocumentKind, EmailAddress, Id, Nullable, ServiceId } from '../fields.ts'
import { mailFailed } from '../notifications/mail-failed.ts'
import { mailSent } from '../notifications/mail-sent.ts'

const File = Type.Object({
  id: Id,
  title: Type.String(),
  pages: Type.Integer({ minimum: 1 }),
  bytes: Type.Integer({ minimum: 1 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' })
})

const aboutDocuments = (mail: { kind: string; subject_id: string }) =>
  mail.kind === 'documents' ? mail.subject_id : undefined

/** The PDFs of a generation are stored. `notify` is true for the first final set of an order: then its mail settles it. */
export const documentGenerated = defineEvent(
  'document.generated',
  {
    owner: 'documents',
    readers: ['notifications'],
    settlement: {
      key: ({ generation_id, notify }) => (notify ? generation_id : undefined),
      answers: [answer(mailSent, aboutDocuments), answer(mailFailed, aboutDocuments)]
    }
  },
  Type.Object({
    generation_id: Id,
    order_id: Nullable(Id),
    kind: DocumentKind,
    notify: Type.Boolean(),
    service_id: ServiceId,
    service_title: Type.String(),
    email: Nullable(EmailAddress),
    documents: Type.Array(File)
  }),
  {
    generation_id: 'gen_1',
    order_id: 'ord_1',
    kind: 'final',
    notify: true,
    service_id: 1,
    service_title: 'Simple Will',
    email: 'ada@example.com',
    documents: [{ id: 'will', title: 'Last Will and Testament', pages: 8, bytes: 90_000, sha256: 'a'.repeat(64) }]
  }
)
