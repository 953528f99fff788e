import { dollars } from '../../../lib/money.ts'
import type { Attorney } from '../api/find-attorneys.ts'

/** What an attorney asks for, one phrase a way of paying. */
export function feesOf({ fee_structure: fees }: Pick<Attorney, 'fee_structure'>): string[] {
  return [
    fees.consultation_fee === 0 ? 'First consultation free' : `First consultation ${dollars(fees.consultation_fee)}`,
    fees.hourly_rate === null ? '' : `${dollars(fees.hourly_rate)} an hour`,
    fees.contingency === null ? '' : `${fees.contingency}% of what is won`,
    fees.flat_fee ? 'Flat fees' : '',
    fees.payment_plans ? 'Payment plans' : ''
  ].filter(Boolean)
}
