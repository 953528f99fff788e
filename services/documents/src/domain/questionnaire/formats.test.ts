import { expect, it } from 'vitest'
import { FORMATS } from '../../content/schemas/questionnaire.ts'
import { formatComplaint, formatRules, isWritten } from './formats.ts'

it.each([
  ['date', ['1980-04-12', '2024-02-29'], ['2023-02-29', '04/12/1980', '1980-4-12', '0001-01-01']],
  ['email', ['ada@example.com'], ['ada@', 'ada', 'ada@example', 'a b@c.de', 'ada@mail.c']],
  ['state', ['TX', 'DC'], ['ZZ', 'tx', 'Texas']],
  ['phone', ['5125550142', '(512) 555-0142', '+1 512-555-0142'], ['555', 'call me', '5'.repeat(30)]],
  ['money', ['1250.00', '0', '99'], ['$12', '1,250.00', '-1', '1.5']],
  ['number', ['3', '0'], ['-1', '1.5', 'three']],
  ['percent', ['33.33', '100', '0'], ['101', '-1', '33%']],
  ['zip', ['78701', '78701-1234'], ['7870', '78701-12']],
  ['county', ['Travis', 'St. John’s', 'Doña Ana', 'Prince George’s'], ['', '<b>', '123']]
] as const)('accepts a well-written %s and nothing else', (format, good, bad) => {
  for (const value of good) expect([value, isWritten(format, value)]).toEqual([value, true])
  for (const value of bad) expect([value, isWritten(format, value)]).toEqual([value, false])
})

it('takes exactly the days of the calendar between 1800 and 2200', () => {
  for (let year = 1799; year <= 2201; year++) {
    for (let month = 0; month <= 13; month++) {
      for (const day of [0, 1, 28, 29, 30, 31, 32]) {
        const moment = new Date(Date.UTC(year, month - 1, day))
        const exists = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
        const value = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
        expect([value, isWritten('date', value)]).toEqual([value, exists && year >= 1800 && year <= 2200])
      }
    }
  }
})

it('gives a good answer as the example of each complaint', () => {
  for (const format of FORMATS) expect([format, isWritten(format, formatRules[format].example)]).toEqual([format, true])
  expect(formatComplaint('zip')).toBe('Please give a five-digit ZIP code, such as 78701.')
})
