import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, unprocessable } from '@formwright/kit/http/errors'
import { ListOf } from '@formwright/kit/http/schemas'
import { requireRole } from '@formwright/kit/identity/actor'
import { byTime, pageAfter, pageOf } from '@formwright/kit/staff/paging'
import { answerStaffList, STAFF_LIST_TYPES } from '@formwright/kit/staff/staff-list'
import { endOfDay, startOfDay } from '../../domain/promo/day.ts'
import { listTransactions } from '../../repositories/order/transactions.ts'
import { waitingOf } from '../../repositories/order/waiting-orders.ts'
import { Transaction, TransactionsQuery } from '../../schemas/transaction.ts'
import type { Database } from '../../tables.ts'
import { table, toTransaction } from './transaction-answer.ts'

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
          produces: STAFF_LIST_TYPES,
          querystring: TransactionsQuery,
          response: { 200: ListOf(Transaction), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { status, q, from, to } = request.query
        const wanted = pageAfter(byTime, request.query)
        if (wanted.after !== undefined && !ORDER_ID.test(wanted.after.id))
          throw unprocessable('This page does not exist')
        const filter = {
          status,
          text: q?.trim() || undefined,
          from: from === undefined ? undefined : startOfDay(from, 'from'),
          until: to === undefined ? undefined : endOfDay(to, 'to')
        }
        const found = await listTransactions(db, filter, wanted)
        const page = pageOf(found, byTime, { request, reply })
        const waiting = await waitingOf(
          db,
          page.map(({ id }) => id)
        )
        const answers = page.map((order) => toTransaction(order, waiting.get(order.id)))
        return answerStaffList(db, { request, reply }, { of: 'transactions', answers, table })
      }
    )
  }
