import { expect, it } from 'vitest'
import { endOfDay, startOfDay } from './day.ts'

it('reads a day as a whole one, in UTC', () => {
  expect(startOfDay('2026-02-28', 'from').toISOString()).toBe('2026-02-28T00:00:00.000Z')
  expect(endOfDay('2026-02-28', 'to').toISOString()).toBe('2026-03-01T00:00:00.000Z')
})

it.each(['2026-02-29', '2026-13-01', '0000-00-00', '2026-11-31'])('refuses %s', (day) => {
  expect(() => startOfDay(day, 'from')).toThrow('There is no such day')
})
