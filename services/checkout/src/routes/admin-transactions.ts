import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { actorFrom, requireRole } from '@formwright/kit/actor'
import { recordAudit } from '@formwright/kit/audit'
import { toCsv } from '@formwright/kit/csv'
import { ErrorAnswers, unprocessable } from '@formwright/kit/errors'
import { pageOf, positionOf } from '@formwright/kit/paging'
import { ListOf } from '@formwright/kit/schemas'
import { endOfDay, startOfDay } from '../domain/day.ts'
import { listTransactions } from '../repositories/transactions.ts'
import { waitingOf } from '../repositories/waiting-orders.ts'
import { Transaction, TransactionsQuery } from '../schemas/transaction.ts'
import type { Database } from '../tables.ts'
import { CSV_COLUMNS, csvCells, toTransaction } from './transaction-answer.ts'

const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What was sold, for admins. Every look is written down: customers' addresses are in it. */
export const adminTransactionRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/admin/transactions',
      {
        onRequest: requireRole('admin'),
        schema: {
          tags: ['admin'],
          summary: 'Orders and payments, newest first, amounts in dollars; `format=csv` for a spreadsheet',
          produces: ['application/json', 'text/csv'],
          querystring: TransactionsQuery,
          response: { 200: ListOf(Transaction), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { limit, cursor, status, q, from, to, format } = request.query
        const after = positionOf(cursor)
        if (after !== undefined && !ORDER_ID.test(after.id)) throw unprocessable('This page does not exist')
        const filter = {
          status,
          text: q?.trim() || undefined,
          from: from === undefined ? undefined : startOfDay(from, 'from'),
          until: to === undefined ? undefined : endOfDay(to, 'to')
        }
        const found = await listTransactions(db, filter, { after, limit })
        const page = pageOf(found, { limit, request, reply })
        const waiting = await waitingOf(
          db,
          page.map(({ id }) => id)
        )
        const rows = page.map((order) => toTransaction(order, waiting.get(order.id)))
        const action = format === 'csv' ? 'transactions.exported' : 'transactions.read'
        await recordAudit(db, actorFrom(request), {
          action,
          details: { rows: rows.length, status: status ?? null, from: from ?? null, to: to ?? null },
          requestId: request.id
        })
        reply.header('cache-control', 'no-store')
        if (format !== 'csv') return rows
        reply.header('content-disposition', 'attachment; filename="transactions.csv"').type('text/csv; charset=utf-8')
        return reply.send(toCsv(CSV_COLUMNS, rows.map(csvCells)) as never)
      }
    )
  }
