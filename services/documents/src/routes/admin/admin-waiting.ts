import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { Limit, ListOf, Nullable } from '@formwright/kit/http/schemas'
import { requireRole } from '@formwright/kit/identity/actor'
import { answerStaffList } from '@formwright/kit/staff/staff-list'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { wordsOf } from '../../domain/matter/question-words.ts'
import { listWaiting } from '../../repositories/order/waiting-orders.ts'
import { exampleTime, Time } from '../schemas.ts'

const Waiting = Type.Object(
  {
    order_id: Type.String(),
    user_id: Type.String({ description: 'The first eight characters, or Anonymous' }),
    service_id: Type.Integer(),
    service_title: Type.String(),
    question: Type.String({ description: 'What stands in the way, as it is asked; never the answer' }),
    possible_from: Nullable(Type.String({ description: 'A day; null where no day helps' })),
    began_at: Time,
    told_at: Nullable(Type.String({ description: 'When the customer was asked to confirm, the day having come' }))
  },
  {
    examples: [
      {
        order_id: '8e1f0c2a-5b7d-4f0a-9c3e-2d6b1a4f7c90',
        user_id: 'x7Q2bK9s',
        service_id: 2,
        service_title: 'Uncontested Divorce',
        question: 'When did you separate?',
        possible_from: '2027-10-01',
        began_at: exampleTime,
        told_at: null
      }
    ]
  }
)

/** Paid orders whose papers would be untrue today, for admins: why and until when, and no answers. */
export const adminWaitingRoutes =
  ({ db, library }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/admin/documents/waiting',
      {
        onRequest: requireRole('admin'),
        schema: {
          summary: 'Paid orders that are refused for now, newest first',
          querystring: Type.Object({ limit: Limit }),
          response: { 200: ListOf(Waiting), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const answers = (await listWaiting(db, request.query.limit)).map((waiting) => {
          const service = library.service(waiting.service_id)
          return {
            order_id: waiting.order_id,
            user_id: waiting.owner_label === '' ? 'Anonymous' : waiting.owner_label,
            service_id: waiting.service_id,
            service_title: waiting.title,
            question: service ? wordsOf(service, waiting.question) : waiting.question,
            possible_from: waiting.possible_from,
            began_at: waiting.began_at.toISOString(),
            told_at: waiting.due_told_at?.toISOString() ?? null
          }
        })
        return answerStaffList(db, { request, reply }, { of: 'waiting-orders', answers })
      }
    )
  }
