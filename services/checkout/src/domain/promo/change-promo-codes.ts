import { conflict, notFound, unprocessable } from '@formwright/kit/http/errors'
import { recordAudit, type Staff } from '@formwright/kit/staff/audit'
import {
  type CountedPromoCode,
  findOpenCodes,
  getPromoCode,
  insertPromoCode,
  updatePromoCode
} from '../../repositories/promo/promo-codes.ts'
import type { ChangePromoCode, NewPromoCode } from '../../schemas/promo-code-admin.ts'
import type { CheckoutTransaction, Database } from '../../tables.ts'
import { SEEDED_CODES } from './seed-promo-codes.ts'

interface By {
  staff: Staff
  requestId: string
  /** Whether codes are worth real money. */
  live: boolean
}

/** Throws 409 for a code that exists, 422 for one that has run out before it begins. */
export const createPromoCode = (
  db: Database,
  { expires_at, ...code }: NewPromoCode,
  { staff, requestId, live }: By,
  now: Date
): Promise<CountedPromoCode> =>
  db.transaction().execute(async (trx) => {
    const expiresAt = expires_at === undefined ? null : new Date(expires_at)
    if (expiresAt !== null && expiresAt <= now) {
      throw unprocessable('This promo code would have expired already', [{ field: 'expires_at', message: 'is past' }])
    }
    if (!(await insertPromoCode(trx, { ...code, expires_at: expiresAt }))) {
      throw conflict('There is a promo code of this name already', 'promo-code-exists')
    }
    if (live) await refuseOpenSeed(trx, code.code, now)
    const details = {
      discount_percent: code.discount_percent,
      expires_at: expires_at ?? null,
      max_uses: code.max_uses ?? null
    }
    await recordAudit(trx, staff, { action: 'promo-code.created', subject: code.code, details, requestId })
    return getPromoCode(trx, code.code)
  })

/** Orders that were opened with the code keep their price. Throws 404, 422 when nothing is to be changed, 409 for a seed. */
export const changePromoCode = (
  db: Database,
  { code, expires_at, ...changes }: ChangePromoCode & { code: string },
  { staff, requestId, live }: By,
  now: Date
): Promise<CountedPromoCode> =>
  db.transaction().execute(async (trx) => {
    const expiry = expires_at === undefined ? {} : { expires_at: expires_at === 'never' ? null : new Date(expires_at) }
    const all = { ...changes, ...expiry }
    if (Object.keys(all).length === 0) throw unprocessable('Say what to change')
    if (!(await updatePromoCode(trx, code, all))) throw notFound('There is no such promo code')
    if (live) await refuseOpenSeed(trx, code, now)
    const details = { ...changes, ...(expires_at === undefined ? {} : { expires_at }) }
    await recordAudit(trx, staff, { action: 'promo-code.changed', subject: code, details, requestId })
    return getPromoCode(trx, code)
  })

/** Opened beside a live key, such a code would also keep checkout from its next start. */
async function refuseOpenSeed(trx: CheckoutTransaction, code: string, now: Date): Promise<void> {
  if (!SEEDED_CODES.includes(code) || (await findOpenCodes(trx, [code], now)).length === 0) return
  throw conflict('This code is known to everybody who knows Formwright. Take another name for it.', 'promo-code-known')
}
