import { ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import type { Table } from '@formwright/kit/staff/staff-list'
import { toDollars } from '../../domain/dollars.ts'
import type { TransactionRow } from '../../repositories/order/transactions.ts'
import type { Transaction } from '../../schemas/transaction.ts'
import type { WaitingOrderRow } from '../../tables.ts'

export function toTransaction(order: TransactionRow, noted: WaitingOrderRow | undefined): Transaction {
  const waiting = order.state === 'paid' ? noted : undefined
  const wasPaid = order.state === 'paid' || order.state === 'refunded'
  return {
    id: order.id,
    session_id: order.session_id,
    email: order.email === ERASED_ADDRESS ? null : order.email,
    service_id: order.service_id,
    metadata: { service_title: order.service_title },
    state: order.service_state,
    list_price: toDollars(order.list_cents),
    discount: toDollars(order.discount_cents),
    promo_code: order.promo_code,
    add_ons: order.add_ons.map(({ id, title, price_cents }) => ({ id, title, price: toDollars(price_cents) })),
    amount: toDollars(order.amount_cents),
    refunded: toDollars(order.refunded_cents),
    currency: order.currency,
    payment_status: waiting ? 'waiting' : order.state,
    waiting: waiting
      ? {
          question: waiting.question ?? '',
          possible_from: waiting.possible_from,
          since: (waiting.began_at ?? order.created_at).toISOString()
        }
      : null,
    created_at: order.created_at.toISOString(),
    paid_at: wasPaid ? (order.settled_at?.toISOString() ?? null) : null,
    refunded_at: order.refunded_at?.toISOString() ?? null
  }
}

/** For a spreadsheet; the add-ons share a cell. */
export const table: Table<Transaction> = {
  columns: [
    'id',
    'session_id',
    'email',
    'service_id',
    'service_title',
    'state',
    'list_price',
    'discount',
    'promo_code',
    'add_ons',
    'amount',
    'refunded',
    'currency',
    'payment_status',
    'waiting_question',
    'possible_from',
    'created_at',
    'paid_at',
    'refunded_at'
  ],
  cellsOf: ({ metadata, add_ons, waiting, ...transaction }) => [
    transaction.id,
    transaction.session_id,
    transaction.email,
    transaction.service_id,
    metadata.service_title,
    transaction.state,
    transaction.list_price,
    transaction.discount,
    transaction.promo_code,
    add_ons.map(({ title }) => title).join('; '),
    transaction.amount,
    transaction.refunded,
    transaction.currency,
    transaction.payment_status,
    waiting?.question ?? null,
    waiting?.possible_from ?? null,
    transaction.created_at,
    transaction.paid_at,
    transaction.refunded_at
  ]
}
