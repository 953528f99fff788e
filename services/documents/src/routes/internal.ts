import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { checkDays, Day } from '@formwright/kit/days'
import { ErrorAnswers, notFound } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Nullable } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { openAnswers } from '../domain/answers-at-rest.ts'
import { orderProgress } from '../domain/order-progress.ts'
import { openFile } from '../domain/read-files.ts'
import { documentSeries } from '../repositories/document-series.ts'
import { findEntitlement } from '../repositories/entitlements.ts'
import { listFiles, PACKET } from '../repositories/files.ts'
import { countFinalSets, findGenerationWithAnswers } from '../repositories/generations.ts'
import { printQueue } from '../repositories/print-queue.ts'
import { FilingStep, filingOf } from './filing.ts'
import { GenerationId, Kind, Raw, Status } from './schemas.ts'

const File = Type.Object({
  id: Type.String(),
  title: Type.String(),
  pages: Type.Integer(),
  bytes: Type.Integer(),
  sha256: Type.String()
})
const DocumentSet = Type.Object({
  generation_id: Type.String(),
  order_id: Nullable(Type.String()),
  kind: Kind,
  status: Status,
  service_id: Type.Integer(),
  service_slug: Nullable(Type.String()),
  service_title: Type.String(),
  state: Nullable(Type.String()),
  state_name: Nullable(Type.String()),
  email: Nullable(Type.String()),
  documents: Type.Array(File),
  packet: Nullable(File),
  filing: Type.Array(FilingStep),
  expires_at: Nullable(Type.String())
})
const OrderProgress = Type.Object({
  share: Type.Number({ minimum: 0, maximum: 1, description: 'Of the required questions; 1 once a final set exists' }),
  final_exists: Type.Boolean(),
  waiting: Type.Boolean({ description: 'Paid, and refused for now' }),
  touched_at: Nullable(Type.String({ description: 'When the answers last changed' }))
})
const Lane = Type.Object({
  queued: Type.Integer(),
  generating: Type.Integer(),
  oldest_seconds: Nullable(Type.Integer({ description: 'How long the oldest waits' }))
})
const Queue = Type.Object({ final: Lane, draft: Lane, template: Lane })
const Series = Type.Array(Type.Object({ day: Day, started: Type.Integer(), documents: Type.Integer() }))
const ofSet = Type.Object({ id: GenerationId })
const ofFile = Type.Object({ id: GenerationId, document: Type.String({ maxLength: 64 }) })

/** For our own services alone: what the mail that brings the documents is made of, and numbers for refunds and the admin. */
export const internalRoutes =
  ({ db, library, keyring, config }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const callers = (...names: string[]) =>
      requireCaller({ secret: config.INTERNAL_SECRET, service: 'documents', callers: names })

    app.get(
      '/internal/generations/:id',
      {
        onRequest: callers('notifications'),
        schema: { hide: true, params: ofSet, response: { 200: DocumentSet, ...ErrorAnswers } }
      },
      async (request) => {
        const set = await findGenerationWithAnswers(db, request.params.id)
        if (set === undefined || set.closed_at !== null) throw notFound('There are no such documents')
        const service = library.service(set.service_id)
        const answers = openAnswers(keyring, set.answers, `generation:${set.id}`)
        const state = typeof answers['state'] === 'string' ? answers['state'] : null
        const order = set.order_id === null ? undefined : await findEntitlement(db, set.order_id)
        const files = (await listFiles(db, [set.id])).map(({ document_id, title, pages, bytes, sha256 }) => {
          return { id: document_id, title, pages, bytes, sha256 }
        })
        return {
          generation_id: set.id,
          order_id: set.order_id,
          kind: set.kind,
          status: set.status,
          service_id: set.service_id,
          service_slug: service?.meta.slug ?? null,
          service_title: set.service_title,
          state,
          state_name: state === null ? null : library.facts.name(state),
          email: order?.email ?? null,
          documents: files.filter(({ id }) => id !== PACKET),
          packet: files.find(({ id }) => id === PACKET) ?? null,
          filing: await filingOf({ db, library, keyring }, set.id),
          expires_at: set.expires_at?.toISOString() ?? null
        }
      }
    )

    app.get(
      '/internal/generations/:id/files/:document',
      {
        onRequest: callers('notifications'),
        schema: { hide: true, params: ofFile, response: { 200: Raw, ...ErrorAnswers } }
      },
      async (request, reply) => {
        const file = await openFile(db, keyring, request.params.id, request.params.document)
        if (file === undefined) throw notFound('There is no such document')
        return reply.type('application/pdf').send(file.bytes)
      }
    )

    app.get(
      '/internal/orders/:id/progress',
      {
        onRequest: callers('checkout'),
        schema: {
          hide: true,
          params: Type.Object({ id: Type.String({ maxLength: 128 }) }),
          response: { 200: OrderProgress, ...ErrorAnswers }
        }
      },
      async (request) => {
        const { share, finalExists, waiting, touchedAt } = await orderProgress(
          db,
          { library, keyring },
          request.params.id
        )
        return { share, final_exists: finalExists, waiting, touched_at: touchedAt?.toISOString() ?? null }
      }
    )

    app.get(
      '/internal/queue',
      { onRequest: callers('gateway'), schema: { hide: true, response: { 200: Queue, ...ErrorAnswers } } },
      async () => printQueue(db)
    )

    app.get(
      '/internal/stats',
      {
        onRequest: callers('gateway'),
        schema: { hide: true, response: { 200: Type.Object({ total_documents: Type.Integer() }), ...ErrorAnswers } }
      },
      async () => ({ total_documents: await countFinalSets(db) })
    )

    app.get(
      '/internal/series',
      {
        onRequest: callers('gateway'),
        schema: {
          hide: true,
          querystring: Type.Object({ from: Day, to: Day }),
          response: { 200: Series, ...ErrorAnswers }
        }
      },
      async ({ query }) => documentSeries(db, checkDays(query))
    )
  }
