import { newestFirst, type Page, type Position } from '@formwright/kit/staff/paging'
import { sql, type Updateable } from 'kysely'
import type { CheckoutTables, CheckoutTransaction, Database, NewPromoCodeRow, PromoCodeRow } from '../../tables.ts'

export async function findPromoCode(db: Database, code: string): Promise<PromoCodeRow | undefined> {
  return db.selectFrom('promo_codes').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Those of the named codes that a customer could use now. */
export async function findOpenCodes(db: Database, codes: readonly string[], now: Date): Promise<string[]> {
  const open = await db
    .selectFrom('promo_codes')
    .select('code')
    .where('code', 'in', codes)
    .where('active', '=', true)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('code')
    .execute()
  return open.map(({ code }) => code)
}

/** Adds codes that are not there yet; one that staff changed stays as they left it. */
export async function addMissingPromoCodes(db: Database, codes: NewPromoCodeRow[]): Promise<void> {
  await db
    .insertInto('promo_codes')
    .values(codes)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** False when there is such a code already. */
export async function insertPromoCode(trx: CheckoutTransaction, code: NewPromoCodeRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('promo_codes')
    .values(code)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export type PromoCodeChanges = Omit<Updateable<CheckoutTables['promo_codes']>, 'code' | 'created_at'>

/** False when there is no such code. */
export async function updatePromoCode(
  trx: CheckoutTransaction,
  code: string,
  changes: PromoCodeChanges
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('promo_codes')
    .set(changes)
    .where('code', '=', code)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Codes with what hangs on them, newest first. */
export const listPromoCodes = (db: Database, page: Page<Position>) =>
  newestFirst(countedCodes(db), { time: 'created_at', id: 'code' }, page).execute()
export type CountedPromoCode = Awaited<ReturnType<typeof getPromoCode>>

export const getPromoCode = (db: Database, code: string) =>
  countedCodes(db).where('code', '=', code).executeTakeFirstOrThrow()

const countedCodes = (db: Database) =>
  db
    .selectFrom('promo_codes')
    .selectAll()
    .select('code as id')
    .select([redemptionsThatAre('burned').as('uses'), redemptionsThatAre('reserved').as('reserved')])

const redemptionsThatAre = (state: string) =>
  sql<number>`(select count(*) from promo_redemptions as r where r.code = promo_codes.code and r.state = ${state})`
