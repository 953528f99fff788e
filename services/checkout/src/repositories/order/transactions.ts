import { newestFirst, type Page, type Position } from '@formwright/kit/staff/paging'
import { sql } from 'kysely'
import type { Database, OrderState } from '../../tables.ts'
import { isWaiting } from './waiting-orders.ts'

export interface TransactionFilter {
  status: OrderState | 'waiting' | undefined
  /** Found anywhere in address, title, code, session or order, whatever its case. */
  text: string | undefined
  from: Date | undefined
  /** Not included. */
  until: Date | undefined
}

/** Orders with their promo code, newest first. */
export async function listTransactions(
  db: Database,
  { status, text, from, until }: TransactionFilter,
  page: Page<Position>
) {
  let query = db
    .selectFrom('orders')
    .leftJoin('promo_redemptions', 'promo_redemptions.order_id', 'orders.id')
    .selectAll('orders')
    .select('promo_redemptions.code as promo_code')
  if (status === 'waiting') query = query.where(isWaiting)
  else if (status !== undefined) query = query.where('orders.state', '=', status)
  if (status === 'paid') query = query.where((row) => row.not(isWaiting))
  if (from !== undefined) query = query.where('orders.created_at', '>=', from)
  if (until !== undefined) query = query.where('orders.created_at', '<', until)
  if (text !== undefined) query = query.where(mentions(text))
  return newestFirst(query, { time: 'orders.created_at', id: 'orders.id' }, page).execute()
}
export type TransactionRow = Awaited<ReturnType<typeof listTransactions>>[number]

/** `strpos` and not `like`: what staff type has no wildcards. */
const mentions = (text: string) =>
  sql<boolean>`strpos(
    lower(concat_ws(E'\n', orders.email, orders.service_title, promo_redemptions.code, orders.session_id, orders.id)),
    lower(${text})
  ) > 0`
