import { expect, it } from 'vitest'
import type { SupportHours } from '../../../schemas/hours.ts'
import { ALWAYS_OPEN, checkHours, isOpen } from './opening.ts'

const nine = [{ opens: '09:00', closes: '17:00' }]
const hours: SupportHours = {
  time_zone: 'America/New_York',
  weekly: { ...ALWAYS_OPEN.weekly, monday: nine, saturday: [], sunday: [{ opens: '22:00', closes: '24:00' }] },
  holidays: ['2026-12-25']
}

it.each([
  ['a Monday before nine', '2026-11-23T13:59:00Z', false],
  ['nine sharp', '2026-11-23T14:00:00Z', true],
  ['the last minute', '2026-11-23T21:59:59Z', true],
  ['five sharp', '2026-11-23T22:00:00Z', false],
  ['a Saturday there, Sunday in Greenwich', '2026-11-22T02:00:00Z', false],
  ['the end of a day', '2026-11-23T04:59:00Z', true],
  ['nine in summer time', '2026-07-06T13:00:00Z', true],
  ['a holiday', '2026-12-25T15:00:00Z', false],
  ['the holiday has begun in Greenwich alone', '2026-12-25T04:30:00Z', true]
])('knows %s', (_what, at, open) => expect(isOpen(hours, new Date(at))).toBe(open))

it.each([
  ['time_zone', { ...hours, time_zone: 'Mars/Olympus' }],
  ['time_zone', { ...hours, time_zone: '+02:00' }],
  ['weekly.monday.0.closes', { ...hours, weekly: { ...hours.weekly, monday: [{ opens: '17:00', closes: '09:00' }] } }],
  [
    'weekly.monday.1.opens',
    { ...hours, weekly: { ...hours.weekly, monday: [...nine, { opens: '16:00', closes: '18:00' }] } }
  ],
  ['holidays.0', { ...hours, holidays: ['2026-02-30'] }]
])('names %s when no clock or calendar knows it', (field, wrong) => {
  expect(() => checkHours(wrong)).toThrow(expect.objectContaining({ errors: [{ field, message: expect.any(String) }] }))
})

it('accepts what is in order', () => expect(() => [hours, ALWAYS_OPEN].map(checkHours)).not.toThrow())
