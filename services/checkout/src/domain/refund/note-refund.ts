import { randomUUID } from 'node:crypto'
import { recordAudit, type Staff } from '@formwright/kit/audit'
import { conflict, unprocessable } from '@formwright/kit/errors'
import { lockOrder } from '../../repositories/orders.ts'
import { insertRefund, listRefunds } from '../../repositories/refunds.ts'
import type { CheckoutTransaction, RefundRow } from '../../tables.ts'
import { dueAfter, type Quote } from './quote-refund.ts'

export interface RefundWish {
  /** Without it what is due by the table. */
  amountCents: number | undefined
  reason: string | undefined
}

export interface By {
  staff: Staff
  requestId: string
}

/**
 * Writes down the intention before Stripe hears of it. The same amount of the same order is the same refund, so that a
 * second click finds the first. What is due is reckoned again under the lock: somebody else may have given money back
 * since the quote. Throws 409 and 422 for what cannot be given back.
 */
export async function noteRefund(
  trx: CheckoutTransaction,
  { order: { id: orderId }, lines, dueCents: quotedCents }: Quote,
  { amountCents: wantedCents, reason }: RefundWish,
  { staff, requestId }: By
): Promise<RefundRow> {
  const order = await lockOrder(trx, orderId)
  const refunds = await listRefunds(trx, orderId)
  const same = refunds.find(({ amount_cents }) => amount_cents === (wantedCents ?? quotedCents))
  if (same !== undefined) return same
  if (order === undefined || refunds.some(({ state }) => state === 'pending')) {
    throw conflict('Another refund of this order is on its way. Please wait until it is through.', 'refund-under-way')
  }
  const dueCents = dueAfter(refunds, lines)
  const amountCents = wantedCents ?? dueCents
  const left = order.amount_cents - order.refunded_cents
  if (left === 0 && order.state === 'refunded') throw conflict('This order is refunded already', 'already-refunded')
  if (amountCents === 0 && left > 0) {
    throw conflict('Nothing is due by the refund table. Name an amount and a reason to give more.', 'nothing-due')
  }
  if (amountCents > left)
    throw refused('is more than is left of what was paid', 'More than was paid cannot be given back')
  if (amountCents > dueCents && reason === undefined) {
    throw unprocessable('More than the refund table gives needs a reason', [
      { field: 'reason', message: 'is required' }
    ])
  }
  const refund = await insertRefund(trx, {
    id: randomUUID(),
    order_id: orderId,
    amount_cents: amountCents,
    quote_cents: dueCents,
    reason: reason ?? null
  })
  const details = { refund_id: refund.id, amount_cents: amountCents, quote_cents: dueCents }
  await recordAudit(trx, staff, { action: 'order.refund-asked', subject: orderId, details, requestId })
  return refund
}

const refused = (message: string, sentence: string) =>
  unprocessable(sentence, [{ field: 'amount', message }], 'refund-refused')
