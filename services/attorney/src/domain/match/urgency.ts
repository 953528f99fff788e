import type { Urgency } from '../../schemas/find.ts'

/** How soon somebody must have time, in days, and how much that weighs. */
const WANTED: Record<Urgency, { days: number; weight: number }> = {
  low: { days: 30, weight: 3 },
  moderate: { days: 14, weight: 6 },
  high: { days: 3, weight: 10 },
  urgent: { days: 1, weight: 14 }
}
/** What is assumed of those who do not say when they have time. */
const UNKNOWN_DAYS = 60

/** An earlier appointment never fits worse. */
export function urgencyFit(urgency: Urgency, availableWithinDays: number | null) {
  const { days, weight } = WANTED[urgency]
  const actual = availableWithinDays ?? UNKNOWN_DAYS
  return { weight, fit: actual <= days ? 1 : days / actual, says: wordsFor(availableWithinDays) }
}

function wordsFor(days: number | null): string {
  if (days === null) return 'first appointment unknown'
  if (days === 0) return 'first appointment today'
  return days === 1 ? 'first appointment in a day' : `first appointment in ${days} days`
}
