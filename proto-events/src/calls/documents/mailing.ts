import { type Static, Type } from 'typebox'
import { defineCall } from '../../call.ts'
import { GenerationId, Nullable, Time, Uuid } from '../../fields.ts'

const told = { owner: 'documents', callers: ['notifications'] } as const

const SetFile = Type.Object({
  id: Type.String(),
  title: Type.String(),
  pages: Type.Integer(),
  bytes: Type.Integer(),
  sha256: Type.String()
})
export type SetFile = Static<typeof SetFile>

/** A step of the filing kit, for the answers of a set. */
export const FilingStep = Type.Object(
  { title: Type.String(), text: Type.String(), points: Type.Array(Type.String()) },
  {
    examples: [
      {
        title: 'File the papers that open the case',
        text: 'Take two copies to the clerk of the District Court in Travis County.',
        points: ['Ask for the filing fee.']
      }
    ]
  }
)
export type FilingStep = Static<typeof FilingStep>

const MailedSet = Type.Object({
  service_title: Type.String(),
  state_name: Nullable(Type.String()),
  email: Nullable(Type.String()),
  documents: Type.Array(SetFile),
  packet: Nullable(SetFile),
  filing: Type.Array(FilingStep),
  expires_at: Nullable(Time)
})
export type MailedSet = Static<typeof MailedSet>

/** What the mail that brings a set is made of. 404 once the set is closed. */
export const setToMailCall = defineCall('/internal/generations/:id', told, {
  params: Type.Object({ id: GenerationId }),
  answer: MailedSet
})

/** PDFs of a set, one behind the other as they are named; how long each is, `setToMailCall` has said. 404 where one is missing. */
export const setFilesCall = defineCall('/internal/generations/:id/files', told, {
  params: Type.Object({ id: GenerationId }),
  query: Type.Object({ documents: Type.String({ maxLength: 2_000, description: 'Their ids, parted by commas' }) }),
  answer: 'bytes'
})

/** Opens a set's download again; made when its mail is written. 404 where there is nothing to open. */
export const renewDownloadCall = defineCall(
  '/internal/generations/:id/renewal',
  { ...told, method: 'POST' },
  {
    params: Type.Object({ id: GenerationId }),
    answer: Type.Object({
      generation_id: Type.String(),
      service_title: Type.String(),
      email: Type.String(),
      expires_at: Time
    })
  }
)

/** The one-use token of a link back to a draft; made when its mail is written, so that no secret rests in a fact. */
export const resumeTokenCall = defineCall(
  '/internal/resume-links/:id/token',
  { ...told, method: 'POST' },
  {
    params: Type.Object({ id: Uuid }),
    answer: Type.Object({ token: Type.String(), service_title: Type.String(), expires_at: Time })
  }
)
