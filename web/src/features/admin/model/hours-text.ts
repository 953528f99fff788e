import type { SupportHours } from '../api/support-hours.ts'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

type Span = SupportHours['weekly'][(typeof weekdays)[number]][number]

/** `09:00-12:00, 13:00-18:00`; an empty text for a day on which nobody is there. */
export function hoursInWords(spans: readonly Span[]): string {
  return spans.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')
}

/** The same text read back; null where it is no hours. */
export function readHours(text: string): Span[] | null {
  const spans = partsOf(text).map((part) => /^(\d{1,2}:\d\d)\s*[-–]\s*(\d{1,2}:\d\d)$/.exec(part))
  const read = spans.map((match) => ({ opens: padded(match?.[1]), closes: padded(match?.[2]) }))
  return read.every(({ opens, closes }) => isTime(opens) && isTime(closes) && opens < closes) ? read : null
}

/** Days such as 2026-12-25 with commas between them; null where one is no day. */
export function readHolidays(text: string): string[] | null {
  const days = partsOf(text)
  return days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(Date.parse(day))) ? days : null
}

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
const padded = (time = '') => time.padStart(5, '0')
const isTime = (time: string) => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time)
