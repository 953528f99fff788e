import type { CheckoutTransaction, Database, PromoRedemptionRow } from '../tables.ts'

export interface PromoTry {
  code: string
  emailKey: string
  addressKey: string
}

/** Reserves a code for an order. False when the mailbox or the address already holds one: the index decides. */
export async function reservePromo(trx: CheckoutTransaction, orderId: string, promo: PromoTry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('promo_redemptions')
    .values({ order_id: orderId, code: promo.code, email_key: promo.emailKey, address_key: promo.addressKey })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** What stands in the way of a try: reservations and uses of this mailbox, and of this code at this address. */
export async function findRedemptions(db: Database, { code, emailKey, addressKey }: PromoTry) {
  return db
    .selectFrom('promo_redemptions as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.order_id', 'p.state', 'p.email_key', 'p.address_key', 'o.owner', 'o.state as order_state'])
    .where('p.state', '<>', 'released')
    .where(({ eb, or, and }) =>
      or([eb('p.email_key', '=', emailKey), and([eb('p.code', '=', code), eb('p.address_key', '=', addressKey)])])
    )
    .execute()
}

/** Moves an order's reservation on. What is burned or released stays so. */
export async function endReservation(
  db: Database,
  orderId: string,
  state: Exclude<PromoRedemptionRow['state'], 'reserved'>
): Promise<void> {
  await db
    .updateTable('promo_redemptions')
    .set({ state, changed_at: new Date() })
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .execute()
}
