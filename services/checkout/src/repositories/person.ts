import { bearsAddress, ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import { sql } from 'kysely'
import type { CheckoutTransaction, Database, OrderRow } from '../tables.ts'

/**
 * A customer as orders know one: by the account that was signed in, and by the hashes of the browsers' ids, but for what another
 * account ordered under one of these.
 */
export interface Person {
  accountId?: string | undefined
  owners: string[]
  /** Hash of an address: of the orders it was given for, only those that were given up are meant. */
  unpaidTo?: string | undefined
}

/** Stands where the owner of an order stood. No hash of a `user_id` looks like it, so nobody can claim the order again. */
const ERASED_OWNER = 'erased'

export async function ordersOf(db: Database, person: Person): Promise<OrderRow[]> {
  return db.selectFrom('orders').selectAll().where(of(person)).orderBy('created_at').execute()
}

/** Orders that may still be paid, by the hash of the address they were made with. */
export async function openOrdersTo(db: Database, addressHash: string): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'open')
    .where(bearsAddress('email', addressHash))
    .execute()
}

/** Those of these browsers that have an order which was not given up: one that is open, paid, refunded or under review. */
export async function buyersAmong(db: Database, owners: string[]): Promise<string[]> {
  if (owners.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .select('owner')
    .distinct()
    .where('owner', 'in', owners)
    .where('state', '!=', 'expired')
    .$narrowType<{ owner: string }>()
    .execute()
  return rows.map(({ owner }) => owner)
}

/** The codes that these orders used or tried, by order. */
export async function promoCodesOf(db: Database, orderIds: string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('promo_redemptions')
    .select(['order_id', 'code'])
    .where('order_id', 'in', orderIds)
    .execute()
  return new Map(rows.map(({ order_id, code }) => [order_id, code]))
}

/** What was given back of these orders and why, and what staff noted about their add-ons. */
export async function caseOf(db: Database, orderIds: string[]) {
  if (orderIds.length === 0) return { refunds: [], notes: [] }
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .execute()
  const notes = await db
    .selectFrom('add_on_steps')
    .innerJoin('add_on_tasks', 'add_on_tasks.id', 'add_on_steps.task_id')
    .select(['add_on_tasks.order_id', 'add_on_tasks.add_on', 'add_on_steps.note', 'add_on_steps.at'])
    .where('add_on_tasks.order_id', 'in', orderIds)
    .where('add_on_steps.note', 'is not', null)
    .orderBy('add_on_steps.id')
    .$narrowType<{ note: string }>()
    .execute()
  return { refunds, notes }
}

/** Takes the person out of their orders, promo codes, refunds and idempotency keys; sums, services and sessions stay. Returns the ids. */
export async function anonymizeOrders(trx: CheckoutTransaction, person: Person): Promise<string[]> {
  const nobody = sql<string>`${ERASED_OWNER} || ':' || id`
  const orders = await trx
    .updateTable('orders')
    .set({
      email: ERASED_ADDRESS,
      email_key: nobody,
      address_key: nobody,
      owner: ERASED_OWNER,
      owner_label: null,
      account_id: null,
      request_hash: null
    })
    .where(of(person))
    .returning('id')
    .execute()
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return ids
  const nobodyOfPromo = sql<string>`${ERASED_OWNER} || ':' || order_id`
  await trx
    .updateTable('promo_redemptions')
    .set({ email_key: nobodyOfPromo, address_key: nobodyOfPromo })
    .where('order_id', 'in', ids)
    .execute()
  await trx.updateTable('refunds').set({ reason: null }).where('order_id', 'in', ids).execute()
  await trx.deleteFrom('idempotency_keys').where('order_id', 'in', ids).execute()
  return ids
}

const of = ({ accountId, owners, unpaidTo }: Person) => {
  const givenUp = unpaidTo === undefined ? sql`false` : sql`(state = 'expired' and ${bearsAddress('email', unpaidTo)})`
  const own = sql`(account_id = ${accountId ?? null} or account_id is null and owner = any(${owners}::text[]))`
  return sql<boolean>`(${own} or ${givenUp})`
}
