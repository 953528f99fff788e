import type { paths } from '../../../lib/api/generated/openapi.d.ts'

export type InvestmentType = paths['/api/investment/forms/{type}']['get']['parameters']['path']['type']

export type Offer = { type: InvestmentType; slug: string; title: string; text: string }

/** The four kinds of investment, the set that prepares each, and what it is for in one sentence. */
export const offers: readonly Offer[] = [
  {
    type: 'safe',
    slug: 'safe',
    title: 'SAFE Agreements',
    text: 'Money now, shares at the next priced round. No interest, no date by which it is due.'
  },
  {
    type: 'series_a',
    slug: 'series-a-term-sheet',
    title: 'Series A Terms',
    text: 'What the first priced round is to cost, who sits on the board, and what the preferred shares may do.'
  },
  {
    type: 'convertible',
    slug: 'convertible-note',
    title: 'Convertible Notes',
    text: 'A loan with interest and a date, which turns into shares when you raise money.'
  },
  {
    type: 'ma',
    slug: 'ma-letter-of-intent-and-asset-purchase',
    title: 'M&A Transactions',
    text: 'A letter of intent, then the purchase of a business’s assets, with the papers that hand them over.'
  }
]

export const investmentTypes = offers.map(({ type }) => type)
