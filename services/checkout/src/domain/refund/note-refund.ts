import { randomUUID } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { conflict, unprocessable } from '@formwright/kit/http/errors'
import { recordAudit, type Staff } from '@formwright/kit/staff/audit'
import { refundRequested } from '@formwright/proto-events'
import { lockOrder } from '../../repositories/order/orders.ts'
import { insertRefund, listRefunds } from '../../repositories/refunds.ts'
import type { CheckoutTransaction, RefundRow } from '../../tables.ts'
import { taken } from '../order/taken.ts'
import { alreadyRefunded } from './already-refunded.ts'
import { given } from './given.ts'
import { dueAfter, type Quote } from './quote-refund.ts'

export interface RefundWish {
  /** Without it what is due by the table. */
  amountCents: number | undefined
  reason: string | undefined
  /** Of the asker's own key for this wish; null without one. */
  keyHash: string | null
}

export interface By {
  staff: Staff
  requestId: string
}

/**
 * Writes down the intention before Stripe hears of it. A repeat finds the first: by its key, or by its amount while that
 * is on its way. The same amount again is refused. What is due is reckoned again under the lock: somebody else may have
 * given money back since the quote. Throws 409 and 422 for what cannot be given back.
 */
export async function noteRefund(
  trx: CheckoutTransaction,
  { order: { id: orderId }, lines, dueCents: quotedCents }: Quote,
  wish: RefundWish,
  { staff, requestId }: By
): Promise<RefundRow> {
  const order = await lockOrder(trx, orderId)
  const refunds = given(await listRefunds(trx, orderId))
  const { amountCents: wantedCents, reason, keyHash } = wish
  const known = findRepeated(refunds, wish, quotedCents)
  if (known !== undefined) return known
  if (order === undefined || refunds.some(({ state }) => state === 'pending')) {
    throw conflict('Another refund of this order is on its way. Please wait until it is through.', 'refund-under-way')
  }
  const paid = taken(order)
  if (refunds.some(({ amount_cents }) => amount_cents === (wantedCents ?? quotedCents))) {
    throw alreadyRefunded(refunds, paid.currency)
  }
  const dueCents = dueAfter(refunds, lines)
  const amountCents = wantedCents ?? dueCents
  const left = paid.cents - order.refunded_cents
  if (refunds.length > 0 && (left === 0 || amountCents === 0)) throw alreadyRefunded(refunds, paid.currency)
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
    reason: reason ?? null,
    key_hash: keyHash
  })
  await appendToOutbox(trx, refundRequested, {
    order_id: orderId,
    refund_id: refund.id,
    requested_at: refund.created_at.toISOString()
  })
  const details = { refund_id: refund.id, amount_cents: amountCents, quote_cents: dueCents }
  await recordAudit(trx, staff, { action: 'order.refund-asked', subject: orderId, details, requestId })
  return refund
}

function findRepeated(refunds: RefundRow[], { amountCents, keyHash }: RefundWish, quotedCents: number) {
  const named = keyHash === null ? undefined : refunds.find(({ key_hash }) => key_hash === keyHash)
  if (named === undefined) {
    const wanted = amountCents ?? quotedCents
    return refunds.find(({ state, amount_cents }) => state === 'pending' && amount_cents === wanted)
  }
  if (amountCents === undefined || amountCents === named.amount_cents) return named
  throw conflict(
    'This refund was asked for already, with another amount. Please look at the order again.',
    'idempotency-key-reused'
  )
}

const refused = (message: string, sentence: string) =>
  unprocessable(sentence, [{ field: 'amount', message }], 'refund-refused')
