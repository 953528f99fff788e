import { hasBought } from '../../repositories/order/orders.ts'
import { findPromoCode } from '../../repositories/promo/promo-codes.ts'
import { countUses, findRedemptions, type Held, type PromoTry } from '../../repositories/promo/promo-redemptions.ts'
import type { Database, PromoCodeRow } from '../../tables.ts'
import { PROMO_ERRORS, refusalOfPromo } from './promo-rules.ts'

/** Who tries a code. `owner` is the hash of the `user_id`; null for a client that sends none. */
export interface PromoAsker extends PromoTry {
  owner: string | null
}

export type PromoVerdict =
  | {
      promo: PromoCodeRow /** Open orders of the asker's own, which hold the code or the mailbox. */
      ownOrders: string[]
    }
  | { promo?: undefined; error: string }

/**
 * Whether a customer may use a code: the one judge, for the question and for the order. An open checkout of the customer's
 * own is no obstacle, for it is ended when another begins.
 */
export async function checkPromo(db: Database, asker: PromoAsker, now: Date): Promise<PromoVerdict> {
  const promo = await findPromoCode(db, asker.code)
  const redemptions = await findRedemptions(db, asker)
  const reserved = redemptions.filter(({ state }) => state === 'reserved')
  const own = reserved.filter((held) => isOwn(held, asker))
  const history = {
    hasBought: await hasBought(db, asker.emailKey),
    hasUsed: redemptions.some(({ state }) => state === 'burned'),
    isReserved: own.length < reserved.length,
    // Counted only where there is an end: the codes of a campaign are asked for often.
    uses: promo?.max_uses == null ? 0 : (await countUses(db, asker.code)) - own.filter(isFor(asker.code)).length
  }
  const error = refusalOfPromo(promo, history, now)
  if (error !== undefined) return { error }
  if (promo === undefined) return { error: PROMO_ERRORS.unknown }
  return { promo, ownOrders: own.map(({ order_id }) => order_id) }
}

/**
 * Two known users are the same or not. Where one of them is not known, because a client need not send a `user_id`, the
 * same mailbox at the same address is taken for the customer, who has come back from the card page.
 */
const isOwn = (held: Held, { owner, emailKey, addressKey }: PromoAsker): boolean => {
  if (held.order_state !== 'open') return false
  if (held.owner !== null && owner !== null) return held.owner === owner
  return held.email_key === emailKey && held.address_key === addressKey
}

const isFor = (wanted: string) => (held: Held) => held.code === wanted
