import { addMissingPromoCodes } from '../../repositories/promo/promo-codes.ts'
import type { Database, NewPromoCodeRow } from '../../tables.ts'

/** Codes to try the checkout with: a discount, a free order, and one that has run out. Everybody can read them here. */
const SEEDED: NewPromoCodeRow[] = [
  { code: 'WELCOME20', discount_percent: 20, description: '20% off your first order' },
  { code: 'FREE100', discount_percent: 100, description: 'Your first order is free' },
  {
    code: 'OLD10',
    discount_percent: 10,
    description: '10% off your first order',
    expires_at: new Date('2025-01-01T00:00:00Z')
  }
]
export const SEEDED_CODES: readonly string[] = SEEDED.map(({ code }) => code)

/** For the payment sandbox; beside a live key they would sell for nothing. */
export const seedPromoCodes = (db: Database): Promise<void> => addMissingPromoCodes(db, SEEDED)
