import { unprocessable } from '@formwright/kit/http/errors'

export const toDollars = (cents: number): number => cents / 100

/** Whole cents of an amount in dollars. Throws 422 for parts of a cent. */
export function toCents(dollars: number, field: string): number {
  const cents = Math.round(dollars * 100)
  if (Math.abs(cents - dollars * 100) > 1e-6) {
    throw unprocessable('An amount has whole cents', [{ field, message: 'has parts of a cent' }])
  }
  return cents
}
