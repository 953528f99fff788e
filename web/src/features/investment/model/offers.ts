import type { InvestmentType } from './investment-sets.ts'

export type Offer = { type: InvestmentType; title: string; text: string }

/** What each kind of investment is for in one sentence. */
export const offers: readonly Offer[] = [
  {
    type: 'safe',
    title: 'SAFE Agreements',
    text: 'Money now, shares at the next priced round. No interest, no date by which it is due.'
  },
  {
    type: 'series_a',
    title: 'Series A Terms',
    text: 'What the first priced round is to cost, who sits on the board, and what the preferred shares may do.'
  },
  {
    type: 'convertible',
    title: 'Convertible Notes',
    text: 'A loan with interest and a date, which turns into shares when you raise money.'
  },
  {
    type: 'ma',
    title: 'M&A Transactions',
    text: 'A letter of intent, then the purchase of a business’s assets, with the papers that hand them over.'
  }
]
