import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { clientAddress } from '@formwright/kit/http/client-address'
import { conflict, ErrorAnswers } from '@formwright/kit/http/errors'
import { UserId, Uuid } from '@formwright/kit/http/schemas'
import { throttle } from '@formwright/kit/http/throttle'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { ServiceContent } from '../../content/library.ts'
import type { Context } from '../../context.ts'
import { openAnswers } from '../../domain/matter/answers-at-rest.ts'
import { checkSent } from '../../domain/matter/check-sent.ts'
import { type Kin, openKin } from '../../domain/owner/owners.ts'
import { type Requested as Outcome, requestDocuments } from '../../domain/set/request-documents.ts'
import { wireKind } from '../../domain/set/wire-kind.ts'
import { findDraft } from '../../repositories/matter/drafts.ts'
import { findEntitlementOfDraft } from '../../repositories/order/entitlements.ts'
import { listWaitingOf } from '../../repositories/order/waiting-orders.ts'
import type { Trx } from '../../tables.ts'
import { RefusedBody, refusedAnswers } from '../matter/refused.ts'
import { staleBody } from '../matter/stale.ts'
import { miss } from '../questionnaire/look-ups.ts'
import { serviceAt, serviceIn, withoutErrors } from '../questionnaire/services.ts'
import {
  ANSWERS_LIMIT,
  AnswersBody,
  exampleAnswers,
  exampleDraftId,
  exampleGenerationId,
  exampleUserId,
  Kind,
  ListedDocument,
  StaleBody,
  Status
} from '../schemas.ts'

const Requested = Type.Object(
  {
    generation_id: Type.String(),
    status: Status,
    kind: Kind,
    documents: Type.Array(ListedDocument),
    draft_id: Type.String(),
    revision: Type.Integer()
  },
  {
    examples: [
      {
        generation_id: exampleGenerationId,
        status: 'queued' as const,
        kind: 'draft' as const,
        documents: [{ id: 'last-will', title: 'Last Will and Testament' }],
        draft_id: exampleDraftId,
        revision: 4
      }
    ]
  }
)

const Ask = Type.Object(AnswersBody, {
  examples: [{ user_id: exampleUserId, service_id: 1, answers: exampleAnswers }]
})

const Confirm = Type.Object(
  {
    user_id: UserId,
    draft_id: Uuid,
    still_true: Type.Literal(true, { description: 'The customer says that the saved answers are still true today' })
  },
  { examples: [{ user_id: exampleUserId, draft_id: exampleDraftId, still_true: true }] }
)

interface Matter {
  kin: Kin
  service: ServiceContent
  answers: unknown
  draftId: string | undefined
  revision: number | undefined
}

/** From complete answers to documents. */
export const generateRoutes =
  ({ db, library, keyring, config }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/generate-document',
      {
        bodyLimit: ANSWERS_LIMIT,
        schema: {
          summary: 'Ask for the documents: final when an order pays for this matter, else a watermarked preview',
          body: Ask,
          response: { 202: Requested, 409: StaleBody, 422: RefusedBody, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { user_id, service_id, answers, draft_id: draftId, revision } = request.body
        const service = serviceIn(library, service_id)
        const kin = await openKin(db, user_id, request.actor)
        const outcome = await askFor(request, { kin, service, answers, draftId, revision })
        if (outcome.stale) return reply.code(409).send(staleBody(outcome))
        return reply.code(202).send(toRequested(outcome))
      }
    )

    app.post(
      '/api/questionnaire/confirm',
      {
        schema: {
          summary:
            'Confirm that the answers of a waiting, paid matter are still true, now that its day has come: its set is made',
          body: Confirm,
          response: { 202: Requested, 422: RefusedBody, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { user_id, draft_id: id } = request.body
        const kin = await openKin(db, user_id, request.actor)
        const draft = await findDraft(db, { id, owners: kin.owners, shared: kin.shared })
        if (draft === undefined) throw await miss(db, config.LOOKUP_LIMIT, request.ip, 'There is no such draft')
        // A second click finds the set that the first one asked for.
        const waits = (await listWaitingOf(db, [id])).length > 0 || (await findEntitlementOfDraft(db, id)) !== undefined
        if (!waits) throw conflict('No paid order waits for these answers.', 'not-waiting')
        const answers = openAnswers(keyring, draft.answers, `draft:${id}`)
        const service = serviceAt(library, draft.service_id)
        const outcome = await askFor(request, { kin, service, answers, draftId: id, revision: draft.revision })
        if (outcome.stale) throw conflict(staleBody(outcome).detail, 'stale-revision')
        return reply.code(202).send(toRequested(outcome))
      }
    )

    async function askFor(request: FastifyRequest, { kin, service, answers: raw, draftId, revision }: Matter) {
      const now = new Date()
      const sent = { kin, service, raw, complete: true, draftId, now }
      const { answers, refusals } = withoutErrors(await checkSent(db, keyring, sent))
      // Many customers may share an address: what is paid for counts for its order alone.
      const beforeSet = (trx: Trx, orderId: string | undefined) => {
        const key = `generate:${orderId ?? clientAddress(request.ip)}`
        return throttle(trx, { key, limit: config.GENERATE_LIMIT, windowSeconds: 600 })
      }
      const toSave = { kin, service, answers, refusals, draftId, revision, beforeSet }
      const outcome = await requestDocuments(db, { keyring, now }, toSave)
      if (outcome.stale || outcome.generation !== undefined) return outcome
      const { draft } = outcome
      throw refusedAnswers(refusals, { draft_id: draft.id, revision: draft.revision })
    }
  }

const toRequested = ({ generation, draft }: Extract<Outcome, { generation: object }>) => {
  const { id, status, kind, documents } = generation
  return { generation_id: id, status, kind: wireKind(kind), documents, draft_id: draft.id, revision: draft.revision }
}
