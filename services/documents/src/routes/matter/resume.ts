import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { Email, UserId, Uuid } from '@formwright/kit/http/schemas'
import { ownerOf } from '@formwright/kit/identity/owner'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { requestResume, resumeDraft } from '../../domain/matter/resume-draft.ts'
import { openKin } from '../../domain/owner/owners.ts'
import { findDraft } from '../../repositories/matter/drafts.ts'
import { countMiss, miss } from '../questionnaire/look-ups.ts'
import { exampleDraftId, exampleUserId, messageOf } from '../schemas.ts'
import { countMail } from '../set/mail-limits.ts'

const SENT = 'A link to go on is on its way. It opens once, within three days.'
const LinkRequest = Type.Object(
  { user_id: UserId, draft_id: Uuid, email: Email },
  {
    examples: [{ user_id: exampleUserId, draft_id: exampleDraftId, email: 'ada@example.com' }]
  }
)
const Token = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' }) },
  { examples: [{ token: 'q0Jb1mS3mE0Zc9Yw7xQ2b5nV8kL4hT6rU1pD3fG5aHs' }] }
)
const Resumed = Type.Object(
  { user_id: UserId, draft_id: Uuid, service_id: Type.Integer() },
  { examples: [{ user_id: exampleUserId, draft_id: exampleDraftId, service_id: 1 }] }
)

/** Going on with a draft on another device, by a link that opens once. */
export const resumeRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, library, config } = context

    app.post(
      '/api/questionnaire/resume-link',
      {
        schema: {
          summary: 'Mail a one-use link that opens this draft on another device',
          body: LinkRequest,
          response: { 202: messageOf(SENT), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { user_id, draft_id: id, email } = request.body
        const { owners, shared } = await openKin(db, user_id, request.actor)
        const draft = await findDraft(db, { id, owners, shared })
        if (draft === undefined) throw await miss(db, config.LOOKUP_LIMIT, request.ip, 'There is no such draft')
        await countMail(context, request, [`draft:${id}`, `to:${ownerOf(email.toLowerCase())}`])
        const serviceTitle = library.service(draft.service_id)?.meta.title ?? 'Your documents'
        await requestResume(db, { draft, email, serviceTitle })
        return reply.code(202).send({ message: SENT })
      }
    )

    app.post(
      '/api/questionnaire/resume',
      {
        schema: {
          summary: 'Open the draft of a mailed link, once, under a new user_id',
          body: Token,
          response: { 200: Resumed, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const resumed = await resumeDraft(db, { token: request.body.token, now: new Date() }).catch(async (error) => {
          await countMiss(db, config.LOOKUP_LIMIT, request.ip)
          throw error
        })
        return { user_id: resumed.userId, draft_id: resumed.draftId, service_id: resumed.serviceId }
      }
    )
  }
