const dayMs = 86_400_000

/** The last so many days in UTC, today among them, as the statistics count them. */
export function lastDays(count: number, now: Date): { from: string; to: string } {
  return { from: isoDay(new Date(now.getTime() - (count - 1) * dayMs)), to: isoDay(now) }
}

const isoDay = (time: Date) => time.toISOString().slice(0, 10)

/** `2026-11-21` → `Nov 21`. */
export function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}
