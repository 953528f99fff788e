import type { Given } from '../../../lib/api/routes.ts'

export type InvestmentType = Given<'GET /api/investment/forms/{type}'>['path']['type']

/** The four kinds of investment, and the set in the catalogue that prepares each. */
export const investmentSets: readonly { type: InvestmentType; slug: string }[] = [
  { type: 'safe', slug: 'safe' },
  { type: 'series_a', slug: 'series-a-term-sheet' },
  { type: 'convertible', slug: 'convertible-note' },
  { type: 'ma', slug: 'ma-letter-of-intent-and-asset-purchase' }
]
