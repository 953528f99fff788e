import { longDate } from '../../../lib/dates.ts'
import type { RefundQuote } from '../api/refund.ts'

/** What staff tell the customer: which of the two figures holds, and why. `reason` is what the books say about more than the table. */
export function whichApplies({ guarantee, quote, waiting }: Pick<RefundQuote, 'guarantee' | 'quote' | 'waiting'>): {
  amount: number
  reason: string
  sentence: string
} {
  const { verdict, amount, until } = guarantee
  const end = until ? ` Until ${longDate(until)}.` : ''
  if (waiting) {
    return {
      amount: quote,
      reason: '',
      sentence:
        'Everything comes back: the papers would be untrue for now, so no set was made. This holds for as long as the order waits.'
    }
  }
  if (verdict === 'all' && amount > quote) {
    return {
      amount,
      reason: '30-day guarantee: no set was made',
      sentence: `The guarantee applies: no set was made, so everything comes back.${end}`
    }
  }
  if (verdict === 'with-reason') {
    return {
      amount: quote,
      reason: '',
      sentence: `The table applies, for a set was made. Where a court or office refused a paper, the guarantee lets you give everything: say so in the reason.${end}`
    }
  }
  const sentence =
    verdict === 'over' ? 'The table applies: the 30 days of the guarantee have passed.' : 'Table and guarantee agree.'
  return { amount: quote, reason: '', sentence }
}
