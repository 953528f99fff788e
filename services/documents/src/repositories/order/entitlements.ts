import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import type { Database, DocumentsTables, EntitlementRow, Trx } from '../../tables.ts'
import type { Holder } from '../matter/drafts.ts'
import { isBeingRefunded } from './refunds-under-way.ts'

type NewEntitlement = Omit<Insertable<DocumentsTables['entitlements']>, 'draft_id' | 'first_generation' | 'granted_at'>

export async function insertEntitlement(trx: Trx, entitlement: NewEntitlement): Promise<void> {
  await trx
    .insertInto('entitlements')
    .values(entitlement)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findEntitlement(db: Database, orderId: string): Promise<EntitlementRow | undefined> {
  return db.selectFrom('entitlements').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** An order that may pay, unless it is being refunded. */
export type PayingOrder = EntitlementRow & { being_refunded: boolean }

/** The order that pays for this matter. Held to the end of the transaction, so that no refund closes it meanwhile. */
export async function findEntitlementOfDraft(db: Database, draftId: string): Promise<PayingOrder | undefined> {
  return db
    .selectFrom('entitlements')
    .selectAll()
    .select(isBeingRefunded.as('being_refunded'))
    .where('draft_id', '=', draftId)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/**
 * The oldest order of these owners that has not been used for a matter: first the one that waits for this draft, one that waits
 * for another only then, one that is being refunded last. For what an account has
 * claimed: of those which that account paid, also without an owner.
 */
export async function findUnusedEntitlement(
  db: Database,
  of: { owners: string[]; account: string | undefined; serviceId: number; draftId?: string }
): Promise<PayingOrder | undefined> {
  const { owners, account, serviceId, draftId = null } = of
  return db
    .selectFrom('entitlements')
    .selectAll()
    .select(isBeingRefunded.as('being_refunded'))
    .where((order) =>
      account === undefined
        ? order('owner', 'in', owners)
        : order.and([
            order('account_id', '=', account),
            order.or([order('owner', 'in', owners), order('owner', 'is', null)])
          ])
    )
    .where('service_id', '=', serviceId)
    .where('draft_id', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('being_refunded')
    .orderBy(
      sql`coalesce((select case when waiting.draft_id::text = ${draftId}::text then 0 else 2 end
        from waiting_orders as waiting where waiting.order_id = entitlements.order_id), 1)`
    )
    .orderBy('paid_at')
    .executeTakeFirst()
}

/** What an order that may be bound to a draft has in common. */
type Payable = { claimedBy: string | undefined }

/**
 * False when the order is closed, is being refunded, or pays for a matter already: it does so once, whatever locks the callers
 * hold. False too when an account has claimed the answers and another payer's order is to pay for them.
 */
export async function bindEntitlement(
  trx: Trx,
  orderId: string,
  { draftId, claimedBy }: Payable & { draftId: string }
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('entitlements')
    .set({ draft_id: draftId })
    .where('order_id', '=', orderId)
    .where(isPayable(claimedBy))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether it could be bound now; it stays so to the end of the transaction. */
export async function holdPayable(trx: Trx, orderId: string, { claimedBy }: Payable): Promise<boolean> {
  const order = await trx
    .selectFrom('entitlements')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where(isPayable(claimedBy))
    .forUpdate()
    .executeTakeFirst()
  return order !== undefined
}

const isPayable = (claimedBy: string | undefined) => (order: ExpressionBuilder<DocumentsTables, 'entitlements'>) =>
  order.and([
    ...(claimedBy === undefined ? [] : [order('account_id', '=', claimedBy)]),
    order('draft_id', 'is', null),
    order('closed_at', 'is', null),
    order.not(isBeingRefunded)
  ])

/** Sets the owner of an order that has none, or the account that takes its owner's order along. Undefined for any other order. */
export async function giveEntitlement(
  trx: Trx,
  { orderId, owner, accountId }: OrderClaim
): Promise<EntitlementRow | undefined> {
  return trx
    .updateTable('entitlements')
    .set(accountId === null ? { owner } : { owner, account_id: accountId })
    .where('order_id', '=', orderId)
    .where((order) =>
      order.or([order('owner', 'is', null), order.and([order('owner', '=', owner), order('account_id', 'is', null)])])
    )
    .returningAll()
    .executeTakeFirst()
}

/** Takes the owner from open orders that no matter has used, unless this account paid them. */
export async function releaseEntitlements(trx: Trx, owner: string, accountId: string) {
  return trx
    .updateTable('entitlements')
    .set({ owner: null })
    .where('owner', '=', owner)
    .where('draft_id', 'is', null)
    .where('closed_at', 'is', null)
    .where('account_id', 'is distinct from', accountId)
    .returning(['order_id', 'account_id'])
    .execute()
}

/** The open orders of a person, and those that pay for drafts shared with them. */
export async function listEntitlements(db: Database, holder: Holder): Promise<EntitlementRow[]> {
  return newestOf(db, holder).where('closed_at', 'is', null).execute()
}

/** The same for orders that a refund has closed. */
export async function listRefunded(db: Database, holder: Holder): Promise<EntitlementRow[]> {
  return newestOf(db, holder).where('closed_at', 'is not', null).execute()
}

const newestOf = (db: Database, { owners, shared, account }: Holder) =>
  db
    .selectFrom('entitlements')
    .selectAll()
    .where((order) =>
      order.or([
        order('owner', 'in', owners),
        ...(shared.length > 0 ? [order('draft_id', 'in', shared)] : []),
        ...(account === undefined ? [] : [order.and([order('owner', 'is', null), order('account_id', '=', account)])])
      ])
    )
    .orderBy('paid_at', 'desc')
    .limit(100)

export interface OrderClaim {
  orderId: string
  owner: string
  accountId: string | null
}

/** The newest claim of an order counts. */
export async function saveOrderClaim(trx: Trx, { orderId, owner, accountId }: OrderClaim): Promise<void> {
  const claim = { owner, account_id: accountId }
  await trx
    .insertInto('order_claims')
    .values({ order_id: orderId, ...claim })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(claim))
    .execute()
}

export async function findOrderClaim(trx: Trx, orderId: string) {
  return trx
    .selectFrom('order_claims')
    .select(['owner', 'account_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}
