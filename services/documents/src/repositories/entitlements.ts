import type { Insertable } from 'kysely'
import type { Database, DocumentsTables, EntitlementRow, Trx } from '../tables.ts'
import type { Holder } from './drafts.ts'
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

/** The oldest order of these owners that has not been used for a matter, one that is being refunded last. */
export async function findUnusedEntitlement(
  db: Database,
  { owners, serviceId }: { owners: string[]; serviceId: number }
): Promise<PayingOrder | undefined> {
  return db
    .selectFrom('entitlements')
    .selectAll()
    .select(isBeingRefunded.as('being_refunded'))
    .where('owner', 'in', owners)
    .where('service_id', '=', serviceId)
    .where('draft_id', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('being_refunded')
    .orderBy('paid_at')
    .executeTakeFirst()
}

/** False when the order is closed, is being refunded, or pays for a matter already: it does so once, whatever locks the callers hold. */
export async function bindEntitlement(trx: Trx, orderId: string, draftId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('entitlements')
    .set({ draft_id: draftId })
    .where('order_id', '=', orderId)
    .where('draft_id', 'is', null)
    .where('closed_at', 'is', null)
    .where((entitlement) => entitlement.not(isBeingRefunded))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Sets the owner of an order made without one. Returns the entitlement when it was waiting for an owner. */
export async function giveEntitlement(trx: Trx, orderId: string, owner: string): Promise<EntitlementRow | undefined> {
  return trx
    .updateTable('entitlements')
    .set({ owner })
    .where('order_id', '=', orderId)
    .where('owner', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** The open orders of a person, and those that pay for drafts shared with them. */
export async function listEntitlements(db: Database, holder: Holder): Promise<EntitlementRow[]> {
  return newestOf(db, holder).where('closed_at', 'is', null).execute()
}

/** The same for orders that a refund has closed. */
export async function listRefunded(db: Database, holder: Holder): Promise<EntitlementRow[]> {
  return newestOf(db, holder).where('closed_at', 'is not', null).execute()
}

const newestOf = (db: Database, { owners, shared }: Holder) =>
  db
    .selectFrom('entitlements')
    .selectAll()
    .where((order) =>
      shared.length === 0
        ? order('owner', 'in', owners)
        : order.or([order('owner', 'in', owners), order('draft_id', 'in', shared)])
    )
    .orderBy('paid_at', 'desc')
    .limit(100)

export async function insertOrderClaim(trx: Trx, orderId: string, owner: string): Promise<void> {
  await trx
    .insertInto('order_claims')
    .values({ order_id: orderId, owner })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findOrderClaim(trx: Trx, orderId: string): Promise<string | undefined> {
  const row = await trx.selectFrom('order_claims').select('owner').where('order_id', '=', orderId).executeTakeFirst()
  return row?.owner
}
