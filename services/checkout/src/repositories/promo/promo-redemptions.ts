import type { CheckoutTransaction, Database, PromoRedemptionRow } from '../../tables.ts'

export interface PromoTry {
  code: string
  emailKey: string
  addressKey: string
}

/**
 * Reserves a code for an order. False when the mailbox or the address already holds one, where the index decides, or when
 * the code is used up.
 */
export async function reservePromo(trx: CheckoutTransaction, orderId: string, promo: PromoTry): Promise<boolean> {
  if (await isUsedUp(trx, promo.code)) return false
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('promo_redemptions')
    .values({ order_id: orderId, code: promo.code, email_key: promo.emailKey, address_key: promo.addressKey })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether orders, paid and open, hold every use of a code. Who asks for a counted code waits for those before. */
async function isUsedUp(trx: CheckoutTransaction, code: string): Promise<boolean> {
  const counted = await trx
    .selectFrom('promo_codes')
    .select('max_uses')
    .where('code', '=', code)
    .where('max_uses', 'is not', null)
    .$narrowType<{ max_uses: number }>()
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (counted === undefined) return false
  return (await countUses(trx, code)) >= counted.max_uses
}

/** How many orders, paid and open, hold a use of a code. */
export async function countUses(db: Database, code: string): Promise<number> {
  const { uses } = await db
    .selectFrom('promo_redemptions')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('code', '=', code)
    .where('state', '<>', 'released')
    .executeTakeFirstOrThrow()
  return Number(uses)
}

/** What stands in the way of a try: reservations and uses of this mailbox, and of this code at this address. */
export async function findRedemptions(db: Database, { code, emailKey, addressKey }: PromoTry) {
  return db
    .selectFrom('promo_redemptions as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.order_id', 'p.code', 'p.state', 'p.email_key', 'p.address_key', 'o.owner', 'o.state as order_state'])
    .where('p.state', '<>', 'released')
    .where(({ eb, or, and }) =>
      or([eb('p.email_key', '=', emailKey), and([eb('p.code', '=', code), eb('p.address_key', '=', addressKey)])])
    )
    .execute()
}

export type Held = Awaited<ReturnType<typeof findRedemptions>>[number]

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
