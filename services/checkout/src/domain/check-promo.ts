import { hasBought } from '../repositories/orders.ts'
import { findPromoCode } from '../repositories/promo-codes.ts'
import { countUses, findRedemptions, type PromoTry } from '../repositories/promo-redemptions.ts'
import type { Database, PromoCodeRow } from '../tables.ts'
import { PROMO_ERRORS, refusalOfPromo } from './promo-rules.ts'

export type PromoVerdict = { promo: PromoCodeRow; error?: undefined } | { promo?: undefined; error: string }

/**
 * Whether a customer may use a code. With `ignoreReservations` what open checkouts hold is left to the reservation
 * itself; without, a reservation of the same mailbox at the same address is taken for the customer's own, who has come
 * back from the card page.
 */
export async function checkPromo(
  db: Database,
  wanted: PromoTry,
  { now, ignoreReservations = false }: { now: Date; ignoreReservations?: boolean }
): Promise<PromoVerdict> {
  const promo = await findPromoCode(db, wanted.code)
  const redemptions = await findRedemptions(db, wanted)
  const isOwn = (held: { email_key: string; address_key: string }) =>
    held.email_key === wanted.emailKey && held.address_key === wanted.addressKey
  const history = {
    hasBought: await hasBought(db, wanted.emailKey),
    hasUsed: redemptions.some(({ state }) => state === 'burned'),
    isReserved: !ignoreReservations && redemptions.some((held) => held.state === 'reserved' && !isOwn(held)),
    // Counted only where there is an end: the codes of a campaign are asked for often.
    uses: promo?.max_uses == null ? 0 : await countUses(db, wanted, { held: !ignoreReservations })
  }
  const error = refusalOfPromo(promo, history, now)
  if (error !== undefined) return { error }
  return promo === undefined ? { error: PROMO_ERRORS.unknown } : { promo }
}
