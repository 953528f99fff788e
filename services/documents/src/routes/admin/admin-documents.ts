import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { ListOf, Nullable } from '@formwright/kit/http/schemas'
import { actorFrom, requireRole } from '@formwright/kit/identity/actor'
import { byTime, pageAfter, pageOf } from '@formwright/kit/staff/paging'
import { answerStaffList, STAFF_LIST_TYPES, StaffListQuery, tableOf } from '@formwright/kit/staff/staff-list'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { makeStaffLink } from '../../domain/set/staff-links.ts'
import { kindOfWire, wireKind } from '../../domain/set/wire-kind.ts'
import { type IssuedSet, listIssued } from '../../repositories/set/issued-sets.ts'
import { exampleTime, GenerationId, Kind, ServiceId, Time } from '../schemas.ts'

const Query = Type.Object({
  ...StaffListQuery,
  kind: Type.Union([Type.Literal('final'), Type.Literal('draft')], { default: 'final' }),
  service_id: Type.Optional(ServiceId)
})

const Issued = Type.Object(
  {
    _id: Type.String({ description: 'Names the set to staff; it opens nothing by itself' }),
    user_id: Type.String({ description: 'The first eight characters, or Anonymous' }),
    order_id: Nullable(Type.String()),
    service_id: Type.Integer(),
    service_title: Type.String(),
    kind: Kind,
    documents: Type.Integer(),
    generated_at: Time
  },
  {
    examples: [
      {
        _id: 'q8Rk2bT5c1V9sW7mYx3LzA',
        user_id: 'x7Q2bK9s',
        order_id: '8e1f0c2a-5b7d-4f0a-9c3e-2d6b1a4f7c90',
        service_id: 1,
        service_title: 'Simple Will',
        kind: 'final' as const,
        documents: 3,
        generated_at: exampleTime
      }
    ]
  }
)
const table = tableOf(Object.keys(Issued.properties) as (keyof typeof Issued.properties)[])

const DownloadLink = Type.Object(
  { url: Type.String(), expires_at: Time },
  { examples: [{ url: '/api/download/Zk3x0bq1c5V9sT7mYw2LuA', expires_at: '2026-11-21T12:01:00.000Z' }] }
)

/** The documents that were made, for admins: a list without secrets, and a link that opens for a minute. */
export const adminDocumentRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', requireRole('admin'))

    app.get(
      '/api/admin/documents',
      {
        schema: {
          summary: 'The documents that were made, newest first; `?format=csv` for a spreadsheet',
          produces: STAFF_LIST_TYPES,
          querystring: Query,
          response: { 200: ListOf(Issued), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { kind, service_id: serviceId } = request.query
        const found = await listIssued(db, { kind: kindOfWire(kind), serviceId, ...pageAfter(byTime, request.query) })
        const answers = pageOf(found, byTime, { request, reply }).map(toAnswer)
        return answerStaffList(db, { request, reply }, { of: 'documents', answers, table })
      }
    )

    app.post(
      '/api/admin/documents/:id/link',
      {
        schema: {
          summary: 'A link that downloads this set, for one minute',
          params: Type.Object({ id: GenerationId }),
          response: { 201: DownloadLink, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const asked = { staff: actorFrom(request), reference: request.params.id, requestId: request.id }
        const { id, expiresAt } = await makeStaffLink(db, asked, new Date())
        reply.header('cache-control', 'no-store').code(201)
        return { url: `/api/download/${id}`, expires_at: expiresAt.toISOString() }
      }
    )
  }

const toAnswer = ({ id, owner_label, ready_at, micros: _, kind, ...set }: IssuedSet) => ({
  _id: id,
  user_id: owner_label === '' ? 'Anonymous' : owner_label,
  ...set,
  kind: wireKind(kind),
  generated_at: (ready_at ?? new Date(0)).toISOString()
})
