import { expect, it } from 'vitest'
import { lastDays, shortDay } from './days.ts'

it('counts today among the last days, in UTC', () => {
  const now = new Date('2026-03-01T23:30:00Z')
  expect(lastDays(1, now)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(lastDays(30, now)).toEqual({ from: '2026-01-31', to: '2026-03-01' })
})

it('names a day without a time zone moving it', () => {
  expect(shortDay('2026-11-21')).toBe('Nov 21')
})
