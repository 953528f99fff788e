import type { Database, NewPromoCodeRow, PromoCodeRow } from '../tables.ts'

export async function findPromoCode(db: Database, code: string): Promise<PromoCodeRow | undefined> {
  return db.selectFrom('promo_codes').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Adds codes that are not there yet; one that staff changed stays as they left it. */
export async function addMissingPromoCodes(db: Database, codes: NewPromoCodeRow[]): Promise<void> {
  await db
    .insertInto('promo_codes')
    .values(codes)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
