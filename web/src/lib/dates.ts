/** `2026-11-21T…` → `November 21, 2026`, in the reader's own time zone. */
export function longDate(iso: string | Date): string {
  return new Date(iso).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' })
}

/** An ISO calendar date, without any time zone moving it: `1980-04-12` → `April 12, 1980`. What is none stays as it is. */
export function calendarDate(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return iso
  return date.toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC'
  })
}

/** The calendar date on the reader's own clock: `2026-11-21`. */
export function dayOf(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${moment.getFullYear()}-${month}-${day}`
}

/** `2026-11-21T…` → `Nov 21, 2026, 3:04 PM`, in the reader's own time zone. */
export function dateAndTime(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}

/** `2026-11` → `November 2026`. */
export function monthAndYear(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC'
  })
}
