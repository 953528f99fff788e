import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { actorFrom, requireRole } from '@formwright/kit/actor'
import { recordAudit } from '@formwright/kit/audit'
import { toCsv } from '@formwright/kit/csv'
import { ErrorAnswers } from '@formwright/kit/errors'
import { PageQuery, pageOf, positionOf } from '@formwright/kit/paging'
import { ListOf, Nullable } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { makeStaffLink } from '../domain/staff-links.ts'
import { type IssuedSet, listIssued } from '../repositories/issued-sets.ts'
import { exampleTime, GenerationId, Kind, ServiceId, Time } from './schemas.ts'

const Query = Type.Object({
  ...PageQuery,
  kind: Type.Union([Type.Literal('final'), Type.Literal('draft')], { default: 'final' }),
  service_id: Type.Optional(ServiceId),
  format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('csv')]))
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
const COLUMNS = Object.keys(Issued.properties) as (keyof typeof Issued.properties)[]

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
          produces: ['application/json', 'text/csv'],
          querystring: Query,
          response: { 200: ListOf(Issued), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { limit, cursor, kind, service_id: serviceId, format } = request.query
        const found = await listIssued(db, { kind, serviceId, after: positionOf(cursor), limit })
        const rows = pageOf(found, { limit, request, reply }).map(toAnswer)
        reply.header('cache-control', 'no-store')
        if (format !== 'csv') return rows
        const details = { rows: rows.length }
        await recordAudit(db, actorFrom(request), { action: 'documents.exported', details, requestId: request.id })
        const csv = toCsv(
          COLUMNS,
          rows.map((row) => COLUMNS.map((column) => row[column]))
        )
        reply.header('content-disposition', 'attachment; filename="documents.csv"').type('text/csv; charset=utf-8')
        return reply.send(csv as never)
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

const toAnswer = ({ id, owner_label, ready_at, micros: _, ...set }: IssuedSet) => ({
  _id: id,
  user_id: owner_label === '' ? 'Anonymous' : owner_label,
  ...set,
  generated_at: (ready_at ?? new Date(0)).toISOString()
})
