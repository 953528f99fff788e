import { unprocessable } from '@formwright/kit/http/errors'

/** Midnight UTC at which a day like `2026-11-01` begins. Throws 422 for one that no calendar has. */
export function startOfDay(day: string, field: string): Date {
  const start = new Date(`${day}T00:00:00.000Z`)
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day) {
    throw unprocessable('There is no such day', [{ field, message: 'is not a day of the calendar' }])
  }
  return start
}

export const endOfDay = (day: string, field: string): Date => new Date(startOfDay(day, field).getTime() + 86_400_000)
