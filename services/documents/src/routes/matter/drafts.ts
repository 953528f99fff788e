import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { clientAddress } from '@formwright/kit/http/client-address'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { ListOf, Nullable, UserId } from '@formwright/kit/http/schemas'
import { throttle } from '@formwright/kit/http/throttle'
import { Refusal } from '@formwright/proto-events/calls/documents/orders'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { openStored } from '../../domain/matter/answers-at-rest.ts'
import { broughtBack, formVersion } from '../../domain/matter/aside.ts'
import { checkSent } from '../../domain/matter/check-sent.ts'
import { findProgress } from '../../domain/matter/find-progress.ts'
import { saveDraft } from '../../domain/matter/save-draft.ts'
import { watchRefusal } from '../../domain/order/watch-refusal.ts'
import { openKin } from '../../domain/owner/owners.ts'
import type { DraftRow } from '../../tables.ts'
import { countMiss } from '../questionnaire/look-ups.ts'
import { serviceIn, withoutErrors } from '../questionnaire/services.ts'
import {
  ANSWERS_LIMIT,
  AnswersBody,
  DraftId,
  exampleAnswers,
  exampleDraftId,
  exampleGenerationId,
  exampleTime,
  exampleUserId,
  Kind,
  Progress,
  ServiceId,
  StaleBody,
  Status,
  Time
} from '../schemas.ts'
import { listDraftsOf } from './draft-list.ts'
import { staleBody } from './stale.ts'

const Save = Type.Object(
  { ...AnswersBody, completed: Type.Boolean() },
  { examples: [{ user_id: exampleUserId, service_id: 1, answers: exampleAnswers, completed: false }] }
)

const Saved = Type.Object(
  {
    saved: Type.Literal(true),
    draft_id: Type.String(),
    revision: Type.Integer(),
    updated_at: Time,
    dropped: Type.Array(Type.String(), { description: 'Answers to questions that are hidden' })
  },
  { examples: [{ saved: true, draft_id: exampleDraftId, revision: 4, updated_at: exampleTime, dropped: [] }] }
)

const Draft = Type.Object(
  {
    draft_id: Type.String(),
    service_id: Type.Integer(),
    service_slug: Type.String(),
    service_title: Type.String(),
    completed: Type.Boolean(),
    revision: Type.Integer(),
    updated_at: Time,
    paid: Type.Boolean(),
    waiting: Type.Boolean({
      description: 'Paid, and refused so far: nothing is made until it is confirmed or changed'
    }),
    refusal: Nullable(Refusal),
    generation: Type.Union([Type.Object({ generation_id: Type.String(), kind: Kind, status: Status }), Type.Null()])
  },
  {
    examples: [
      {
        draft_id: exampleDraftId,
        service_id: 1,
        service_slug: 'simple-will',
        service_title: 'Simple Will',
        completed: true,
        revision: 4,
        updated_at: exampleTime,
        paid: true,
        waiting: false,
        refusal: null,
        generation: { generation_id: exampleGenerationId, kind: 'final' as const, status: 'ready' as const }
      }
    ]
  }
)

const ofUser = Type.Object({ userId: UserId })

/** Answers on their way: saved as they are given, taken up again on any device of their owner. */
export const draftRoutes =
  ({ db, library, keyring, config }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/questionnaire/save',
      {
        bodyLimit: ANSWERS_LIMIT,
        schema: {
          summary: 'Save answers; complete ones are checked',
          body: Save,
          response: { 200: Saved, 409: StaleBody, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { user_id, service_id, completed, draft_id, revision } = request.body
        const service = serviceIn(library, service_id)
        const now = new Date()
        const saved = await db.transaction().execute(async (trx) => {
          const kin = await openKin(trx, user_id, request.actor)
          const sent = { kin, service, raw: request.body.answers, complete: completed, draftId: draft_id, now }
          const { answers, dropped } = withoutErrors(await checkSent(trx, keyring, sent))
          const limit = { key: `drafts:${clientAddress(request.ip)}`, limit: config.DRAFTS_LIMIT, windowSeconds: 600 }
          const beforeNew = () => throttle(trx, limit)
          const toSave = { kin, service, answers, completed, draftId: draft_id, revision, now, beforeNew }
          const saved = await saveDraft(trx, keyring, toSave)
          if (!saved.stale) await watchRefusal(trx, { kin, service, draft: saved.draft, answers, now })
          return { ...saved, dropped }
        })
        if (saved.stale) return reply.code(409).send(staleBody(saved))
        const { draft, dropped } = saved
        return { saved: true as const, draft_id: draft.id, revision: draft.revision, updated_at: iso(draft), dropped }
      }
    )

    app.get(
      '/api/questionnaire/progress/:userId',
      {
        schema: {
          summary: 'The answers saved so far; all null where there are none',
          params: ofUser,
          querystring: Type.Object({ service_id: Type.Optional(ServiceId), draft_id: Type.Optional(DraftId) }),
          response: { 200: Progress, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const kin = await openKin(db, request.params.userId, request.actor)
        const { service_id: serviceId, draft_id: draftId } = request.query
        const draft = await findProgress(db, kin, { serviceId, draftId })
        if (draft === undefined) {
          await countMiss(db, config.LOOKUP_LIMIT, request.ip)
          return nothing
        }
        const stored = openStored(keyring, draft)
        const service = library.service(draft.service_id)
        const answers = service ? broughtBack(service, stored, new Date()) : stored.answers
        const form_changed =
          service !== undefined && draft.form_version !== null && draft.form_version !== formVersion(service)
        const { id: draft_id, service_id, completed, revision } = draft
        return { service_id, answers, completed, draft_id, revision, updated_at: iso(draft), form_changed }
      }
    )

    app.get(
      '/api/questionnaire/drafts/:userId',
      { schema: { summary: 'All drafts', params: ofUser, response: { 200: ListOf(Draft), ...ErrorAnswers } } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const kin = await openKin(db, request.params.userId, request.actor)
        const drafts = await listDraftsOf(db, { library, keyring }, kin)
        if (drafts.length === 0) await countMiss(db, config.LOOKUP_LIMIT, request.ip)
        return drafts
      }
    )
  }

const iso = (draft: DraftRow) => draft.updated_at.toISOString()

const nothing = {
  service_id: null,
  answers: null,
  completed: null,
  draft_id: null,
  revision: null,
  updated_at: null,
  form_changed: null
}
