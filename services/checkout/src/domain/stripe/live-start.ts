import { isLiveKey } from '@formwright/kit/process/live-key'
import type { Config } from '../../config.ts'
import { findOpenCodes } from '../../repositories/promo/promo-codes.ts'
import type { Database } from '../../tables.ts'
import { SEEDED_CODES } from '../promo/seed-promo-codes.ts'

type Settings = Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL' | 'SEED_PROMO_CODES'>

/**
 * Throws when what belongs to the payment sandbox stands beside a key that moves real money. To be called before the codes
 * are seeded, so that a refused start leaves none behind.
 */
export async function refuseSandboxBesideLiveKey(db: Database, settings: Settings, now: Date): Promise<void> {
  if (!isLiveKey(settings.STRIPE_SECRET_KEY)) return
  const open = await findOpenCodes(db, SEEDED_CODES, now)
  const problems = [
    settings.STRIPE_API_URL === undefined ? [] : 'STRIPE_API_URL leads to a sandbox: leave it empty',
    settings.SEED_PROMO_CODES ? 'SEED_PROMO_CODES adds promo codes that everybody knows: set it to false' : [],
    open.length === 0
      ? []
      : `the seeded promo codes ${open.join(', ')} are still open: close them first, by "update promo_codes set active = ` +
        `false where code in (${open.map((code) => `'${code}'`).join(', ')})" in checkout's database, or in the back ` +
        'office while a test key is set'
  ].flat()
  if (problems.length > 0) throw new Error(`STRIPE_SECRET_KEY is a live key, but ${problems.join('; ')}.`)
}
