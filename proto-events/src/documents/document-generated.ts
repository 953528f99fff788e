import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { DocumentKind, EmailAddress, Id, Nullable, ServiceId } from '../fields.ts'

const File = Type.Object({
  id: Id,
  title: Type.String(),
  pages: Type.Integer({ minimum: 1 }),
  bytes: Type.Integer({ minimum: 1 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' })
})

/** The PDFs of a generation are stored. `notify` is true for the first final set of an order: then `mail.sent` settles it. */
export const documentGenerated = defineEvent(
  'document.generated',
  'documents',
  Type.Object({
    generation_id: Id,
    order_id: Nullable(Id),
    kind: DocumentKind,
    notify: Type.Boolean(),
    service_id: ServiceId,
    service_title: Type.String(),
    email: Nullable(EmailAddress),
    documents: Type.Array(File)
  })
)
