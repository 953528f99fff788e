import { unprocessable } from '@formwright/kit/http/errors'
import type { SupportHours } from '../../../schemas/hours.ts'

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const allDay = [{ opens: '00:00', closes: '24:00' }]

/** Until an admin says otherwise, whoever sits at the desk is on duty. */
export const ALWAYS_OPEN: SupportHours = {
  time_zone: 'America/New_York',
  weekly: {
    monday: allDay,
    tuesday: allDay,
    wednesday: allDay,
    thursday: allDay,
    friday: allDay,
    saturday: allDay,
    sunday: allDay
  },
  holidays: []
}

/** Whether the desk is open at a moment, by the clock of its time zone. */
export function isOpen({ time_zone, weekly, holidays }: SupportHours, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: time_zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit'
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  if (holidays.includes(date)) return false
  const time = `${part('hour')}:${part('minute')}`
  const day = DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sunday'
  return weekly[day].some(({ opens, closes }) => opens <= time && time < closes)
}

/** Throws 422 that names what no clock or calendar knows. */
export function checkHours({ time_zone, weekly, holidays }: SupportHours): void {
  if (!isTimeZone(time_zone)) refuse('time_zone', 'is not a time zone')
  for (const [day, spans] of Object.entries(weekly)) {
    spans.forEach(({ opens, closes }, index) => {
      const before = spans[index - 1]?.closes ?? '00:00'
      if (opens >= closes) refuse(`weekly.${day}.${index}.closes`, 'must be later than it opens')
      if (opens < before) refuse(`weekly.${day}.${index}.opens`, 'must not be earlier than the end of the one before')
    })
  }
  holidays.forEach((date, index) => {
    const day = new Date(`${date}T00:00:00Z`)
    if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) {
      refuse(`holidays.${index}`, 'is not a day of the calendar')
    }
  })
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return !/^[+-]/.test(name)
  } catch {
    return false
  }
}

function refuse(field: string, message: string): never {
  throw unprocessable('The hours are not in the right form', [{ field, message }])
}
