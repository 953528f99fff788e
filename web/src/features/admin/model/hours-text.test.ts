import { expect, it } from 'vitest'
import { hoursInWords, readHolidays, readHours } from './hours-text.ts'

it('reads what it writes', () => {
  const spans = [
    { opens: '09:00', closes: '12:00' },
    { opens: '13:00', closes: '24:00' }
  ]
  expect(readHours(hoursInWords(spans))).toEqual(spans)
  expect([hoursInWords([]), readHours(' ')]).toEqual(['', []])
  expect(readHours('9:00 – 18:00')).toEqual([{ opens: '09:00', closes: '18:00' }])
})

it('refuses what is no time, or runs backwards', () => {
  expect(['9 to 5', '18:00-09:00', '09:00-25:00', '09:00'].map(readHours)).toEqual([null, null, null, null])
})

it('reads holidays', () => {
  expect(readHolidays('2026-12-25, 2027-01-01')).toEqual(['2026-12-25', '2027-01-01'])
  expect([readHolidays(''), readHolidays('Christmas'), readHolidays('2026-13-45')]).toEqual([[], null, null])
})
