import type { AddOnId } from './add-ons.ts'

const HOUR_MS = 3_600_000
/** The longer end of what each add-on promises. */
const WITHIN_HOURS = { document_review: 48, express_consultation: 8 }
/** "The same day" never asks for more haste than the express consultation. */
const LEAST_HOURS = 8

/** When an add-on bought now must be done. `filing_support` is due at the end of the day in New York. */
export function dueAt(addOn: AddOnId, orderedAt: Date): Date {
  const inHours = (hours: number) => new Date(orderedAt.getTime() + hours * HOUR_MS)
  if (addOn !== 'filing_support') return inHours(WITHIN_HOURS[addOn])
  const least = inHours(LEAST_HOURS)
  const end = endOfDay(orderedAt)
  return end > least ? end : least
}

/** The last minute of that day in New York; a day on which clocks change is an hour off there at most. */
function endOfDay(time: Date): Date {
  const clock = Object.fromEntries(newYork.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
  const sinceMidnight = (clock['hour'] ?? 0) * 60 + (clock['minute'] ?? 0)
  const minute = Math.floor(time.getTime() / 60_000)
  return new Date((minute - sinceMidnight + 24 * 60 - 1) * 60_000)
}

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23'
})
