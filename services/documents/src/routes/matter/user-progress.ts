import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { ListOf, Nullable } from '@formwright/kit/http/schemas'
import { actorFrom, requireActor } from '@formwright/kit/identity/actor'
import { Refusal } from '@formwright/proto-events/calls/documents/orders'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { listProgress } from '../../domain/matter/list-progress.ts'
import { saveStep } from '../../repositories/set/steps.ts'
import { serviceIn } from '../questionnaire/services.ts'
import { exampleDraftId, exampleGenerationId, exampleTime, Kind, ServiceId, Status, Time } from '../schemas.ts'
import { toRefusal } from './refused.ts'

const Item = Type.Object(
  {
    service_id: Type.Integer(),
    service_slug: Type.String(),
    service_name: Type.String(),
    description: Type.String(),
    status: Type.Union([
      Type.Literal('completed'),
      Type.Literal('waiting', {
        description: 'Paid, and refused so far: `refusal` says why; null once the day has come'
      }),
      Type.Literal('paid'),
      Type.Literal('refunded'),
      Type.Literal('in_progress'),
      Type.Literal('started')
    ]),
    created_at: Time,
    updated_at: Time,
    savings: Nullable(Type.Number()),
    step: Nullable(Type.String()),
    draft_id: Nullable(Type.String()),
    generation: Nullable(Type.Object({ generation_id: Type.String(), kind: Kind, status: Status })),
    refusal: Nullable(Refusal)
  },
  {
    examples: [
      {
        service_id: 1,
        service_slug: 'simple-will',
        service_name: 'Simple Will',
        description: 'Say who receives what you own and who looks after your children.',
        status: 'completed' as const,
        created_at: exampleTime,
        updated_at: exampleTime,
        savings: 951,
        step: null,
        draft_id: exampleDraftId,
        generation: { generation_id: exampleGenerationId, kind: 'final' as const, status: 'ready' as const },
        refusal: null
      }
    ]
  }
)
const Remembered = Type.Object({ saved: Type.Literal(true) }, { examples: [{ saved: true }] })

const Step = Type.Object(
  {
    service_id: ServiceId,
    step: Type.Union([Type.Integer({ minimum: 0 }), Type.String({ maxLength: 64 })]),
    data: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), Type.Unknown()))
  },
  { examples: [{ service_id: 1, step: 3, data: {} }] }
)

/** What the dashboard shows of an account: drafts, orders and documents of everything it has claimed. */
export const userProgressRoutes =
  ({ db, library, keyring }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/user/progress',
      {
        onRequest: requireActor,
        schema: { summary: 'My documents', response: { 200: ListOf(Item), ...ErrorAnswers } }
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const lines = await listProgress(db, { library, keyring, now: new Date() }, actorFrom(request).accountId)
        return lines.map(({ refusals, ...line }) => ({ ...line, refusal: toRefusal(refusals) }))
      }
    )

    app.post(
      '/api/user/progress',
      {
        onRequest: requireActor,
        schema: {
          summary: 'Remember where the account stands in a service',
          body: Step,
          response: { 200: Remembered, ...ErrorAnswers }
        }
      },
      async (request) => {
        const { service_id, step, data = {} } = request.body
        serviceIn(library, service_id)
        const account_id = actorFrom(request).accountId
        const sealed = keyring.seal(Buffer.from(JSON.stringify(data)), `step:${account_id}/${service_id}`)
        await saveStep(db, { account_id, service_id, step: String(step), data: sealed })
        return { saved: true as const }
      }
    )
  }
