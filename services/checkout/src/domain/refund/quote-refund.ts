import { conflict, HttpError, notFound, unavailable } from '@formwright/kit/http/errors'
import { orderProgressCall } from '@formwright/proto-events/calls/documents/orders'
import { findOrder } from '../../repositories/order/orders.ts'
import { listRefunds } from '../../repositories/refunds.ts'
import type { OrderRow, OrderState, RefundRow } from '../../tables.ts'
import type { Context } from '../context.ts'
import { taken } from '../order/taken.ts'
import { doneAddOns } from './done-add-ons.ts'
import { givenCents } from './given.ts'
import { type GuaranteeVerdict, guaranteeOf } from './guarantee.ts'
import { type RefundCase, type RefundLine, refundLines } from './refund-rule.ts'

export interface Quote {
  order: OrderRow
  lines: RefundLine[]
  /** Due by the table now, less what was given back. */
  dueCents: number
  /** Given back, or on its way. */
  refundedCents: number
  share: number
  documentsMade: boolean
  /** Paid, and its papers would be untrue for now: everything comes back. */
  waiting: boolean
  /** What the 30-day guarantee gives back, less what was given back; `until` is null where it has no end. */
  guarantee: { verdict: GuaranteeVerdict; cents: number; until: Date | null }
  /** Those that failed too. */
  refunds: RefundRow[]
}

const REFUNDABLE = new Set<OrderState>(['paid', 'refunded', 'review'])

/**
 * What an order gives back by right today. Throws 404, 409 for an order for which nothing was paid, and 503 while
 * documents cannot tell how far its matter is: nothing is guessed.
 */
export async function quoteRefund(context: Context, orderId: string, now: Date): Promise<Quote> {
  const order = await findOrder(context.db, orderId)
  if (order === undefined) throw notFound('There is no such transaction')
  if (!REFUNDABLE.has(order.state) || order.taken_cents === 0) {
    throw conflict('Only a paid order can be refunded', 'not-paid')
  }
  const refunds = await listRefunds(context.db, orderId)
  const { guarantee, ...reckoned } = order.taken_cents === null ? await byTheTable(context, order, now) : allOf(order)
  const refundedCents = givenCents(refunds)
  return {
    order,
    ...reckoned,
    guarantee: { ...guarantee, cents: Math.max(0, guarantee.cents - refundedCents) },
    dueCents: dueAfter(refunds, reckoned.lines),
    refundedCents,
    refunds
  }
}

/** Another amount was taken than asked for, so nothing was delivered. */
const allOf = (order: OrderRow) => {
  const { cents } = taken(order)
  const why = 'Another amount was paid than asked for, and nothing was delivered'
  const line: RefundLine = { id: 'service', title: order.service_title, paidCents: cents, percent: 100, cents, why }
  const guarantee = { verdict: 'all' as const, cents, until: null }
  return { lines: [line], share: 0, documentsMade: false, waiting: false, guarantee }
}

async function byTheTable(context: Context, order: OrderRow, now: Date) {
  const { share, final_exists: documentsMade, waiting, touched_at } = await progressOf(context, order.id)
  const done = await doneAddOns(context.db, order.id)
  const refundCase: RefundCase = {
    service: { title: order.service_title, paidCents: order.list_cents - order.discount_cents },
    addOns: order.add_ons.map(({ id, title, price_cents: paidCents }) => {
      return { id, title, paidCents, done: done.has(id) }
    }),
    paidAt: order.settled_at ?? order.created_at,
    share,
    documentsMade,
    waiting,
    touchedAt: touched_at === null ? null : new Date(touched_at)
  }
  return { lines: refundLines(refundCase, now), share, documentsMade, waiting, guarantee: guaranteeOf(refundCase, now) }
}

/** Due by the table, less what was given back or is on its way. */
export const dueAfter = (refunds: RefundRow[], lines: RefundLine[]): number =>
  Math.max(0, lines.reduce((total, { cents }) => total + cents, 0) - givenCents(refunds))

const progressOf = ({ documents, log }: Context, orderId: string) =>
  documents.ask(orderProgressCall, { params: { id: orderId } }).catch((error: unknown) => {
    const why = error instanceof HttpError ? error.code : 'unknown'
    log.warn({ order: orderId, why }, 'progress is not known')
    throw unavailable(
      'How far the documents of this order are cannot be told right now, so no refund can be reckoned. Please try again.',
      error
    )
  })
