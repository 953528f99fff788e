/** What is known of the customer when a code is tried. */
export interface PromoHistory {
  /** Somebody with this mailbox has bought before. */
  hasBought: boolean
  /** This mailbox used a code, or this address used this one, and paid. */
  hasUsed: boolean
  /** An open checkout holds it: of the same mailbox or the same address. */
  isReserved: boolean
  /** Orders that the code was used for, with those that hold it. */
  uses: number
}
export interface PromoTerms {
  active: boolean
  expires_at: Date | null
  /** Null: for every new customer. */
  max_uses: number | null
}

export const PROMO_ERRORS = {
  unknown: 'Invalid promo code',
  expired: 'This promo code has expired',
  used: 'This promo code is for new customers only, one per email and IP address',
  usedUp: 'This promo code has been used up',
  reserved: 'This promo code is held by another open checkout. Finish that one, or try again within the hour.'
} as const

/** Codes are typed by hand: case and blanks around them do not count. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase()

/** Why a customer may not use a code; undefined when he may. */
export function refusalOfPromo(
  promo: PromoTerms | undefined,
  { hasBought, hasUsed, isReserved, uses }: PromoHistory,
  now: Date
): string | undefined {
  if (promo === undefined || !promo.active) return PROMO_ERRORS.unknown
  if (promo.expires_at !== null && promo.expires_at <= now) return PROMO_ERRORS.expired
  if (hasBought || hasUsed) return PROMO_ERRORS.used
  if (promo.max_uses !== null && uses >= promo.max_uses) return PROMO_ERRORS.usedUp
  return isReserved ? PROMO_ERRORS.reserved : undefined
}
