import { expect, it } from 'vitest'
import { formatRules } from './formats.ts'

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
  for (const value of good) expect([value, formatRules[format].accepts(value)]).toEqual([value, true])
  for (const value of bad) expect([value, formatRules[format].accepts(value)]).toEqual([value, false])
})
