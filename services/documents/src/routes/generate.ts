import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { clientAddress } from '@formwright/kit/client-address'
import { ErrorAnswers } from '@formwright/kit/errors'
import { throttle } from '@formwright/kit/throttle'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { openKin } from '../domain/owners.ts'
import { requestDocuments } from '../domain/request-documents.ts'
import type { Trx } from '../tables.ts'
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
} from './schemas.ts'
import { answersIn, serviceIn } from './services.ts'
import { staleBody } from './stale.ts'

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
          response: { 202: Requested, 409: StaleBody, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { user_id, service_id, draft_id: draftId, revision } = request.body
        const service = serviceIn(library, service_id)
        const { answers } = answersIn(service, request.body.answers, true)
        const kin = await openKin(db, user_id, request.actor)
        // Many customers may share an address: what is paid for counts for its order alone.
        const beforeSet = (trx: Trx, orderId: string | undefined) => {
          const key = `generate:${orderId ?? clientAddress(request.ip)}`
          return throttle(trx, { key, limit: config.GENERATE_LIMIT, windowSeconds: 600 })
        }
        const toSave = { kin, service, answers, draftId, revision, beforeSet }
        const requested = await requestDocuments(db, { keyring, now: new Date() }, toSave)
        if (requested.stale) return reply.code(409).send(staleBody(requested))
        const { id, status, kind, documents } = requested.generation
        const { draft } = requested
        const listed = { generation_id: id, status, kind, documents }
        return reply.code(202).send({ ...listed, draft_id: draft.id, revision: draft.revision })
      }
    )
  }
