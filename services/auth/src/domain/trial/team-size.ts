import { unprocessable } from '@formwright/kit/http/errors'

const LARGEST = 1_000_000

/** How many people will try it: a missing or non-numeric size is 1, a fraction counts its whole part. Throws 422 beyond. */
export function teamSize(given: number | string | undefined): number {
  const size = typeof given === 'string' ? Number(given.trim() || Number.NaN) : (given ?? 1)
  if (Number.isNaN(size)) return 1
  if (size < 1 || size > LARGEST) {
    const message = `must be between 1 and ${LARGEST.toLocaleString('en-US')}`
    throw unprocessable(`Please enter a team size between 1 and 1,000,000`, [{ field: 'team_size', message }])
  }
  return Math.trunc(size)
}
