import { describe, expect, it } from 'vitest'
import { FORMATS } from '../questionnaire.ts'
import { ABROAD, OFFERED, REFUSED, TODAY, WELL_WRITTEN } from './cases.ts'
import { dateFrom, dateParts, faultyDateParts } from './dates.ts'
import { formatRules, offered, printed, readTyped, writingComplaint } from './formats.ts'
import { addressFaults, addressFrom, addressParts, foreignComplaint, placeFrom, placeParts } from './place/address.ts'
import { countyInFull } from './place/county.ts'
import { isZipOf } from './place/zip.ts'

describe('a format', () => {
  it.each(WELL_WRITTEN)('takes the %s “%s” as %s and prints %s', (format, typed, wire, print) => {
    expect(readTyped({ format }, typed, TODAY)).toBe(wire)
    expect(writingComplaint({ format }, wire, TODAY)).toBeNull()
    expect(wire).toMatch(new RegExp(formatRules[format].pattern, 'u'))
    expect(printed({ format }, wire)).toBe(print)
    expect(readTyped({ format }, print, TODAY)).toBe(readTyped({ format }, wire, TODAY))
  })

  it.each(REFUSED)('refuses the %s “%s” in words, and loses nothing of it', (format, typed, said) => {
    const wire = readTyped({ format }, typed, TODAY)
    expect(writingComplaint({ format }, wire, TODAY)).toMatch(said)
    if (!/\d{4}-\d\d-\d\d/.test(wire)) expect(wire).toBe(typed)
    expect(printed({ format }, wire)).not.toMatch(/NaN|undefined|null|Infinity|Invalid/)
  })

  it('prints what is odd as it was typed, and never a figure that nobody wrote', () => {
    for (const format of FORMATS) {
      for (const odd of ['five thousand', '-', '1e3', '0x10', '2026-02-31', '9999-99-99', 'Infinity', '1.5.2', '']) {
        expect([format, readTyped({ format }, odd, TODAY), printed({ format }, odd)]).toEqual([format, odd, odd])
      }
    }
  })

  it('gives an example that it takes itself', () => {
    for (const format of FORMATS) {
      const { example, pattern } = formatRules[format]
      expect([format, writingComplaint({ format }, example, TODAY)]).toEqual([format, null])
      expect(example).toMatch(new RegExp(pattern, 'u'))
    }
  })

  it.each(OFFERED)('offers for the %s “%s”: %s', (format, value, offer) => {
    expect(offered({ format }, value)).toBe(offer)
  })
})

it('takes exactly the days of the calendar between 1800 and 2200', () => {
  for (let year = 1799; year <= 2201; year++) {
    for (let month = 0; month <= 13; month++) {
      for (const day of [0, 1, 28, 29, 30, 31, 32]) {
        const moment = new Date(Date.UTC(year, month - 1, day))
        const exists = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
        const value = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
        const isTaken = writingComplaint({ format: 'date' }, value, TODAY) === null
        expect([value, isTaken]).toEqual([value, exists && year >= 1800 && year <= 2200])
      }
    }
  }
})

it('takes another country where the question does', () => {
  for (const format of ['address', 'place'] as const) {
    for (const value of ABROAD.taken) {
      expect([value, writingComplaint({ format, abroad: true }, value, TODAY)]).toEqual([value, null])
      expect(readTyped({ format, abroad: true }, value, TODAY)).toBe(value)
      expect(printed({ format }, value)).toBe(value)
    }
  }
  for (const value of ABROAD.refused) {
    expect([value, writingComplaint({ format: 'address', abroad: true }, value, TODAY)]).not.toEqual([value, null])
    expect([value, foreignComplaint(value)]).not.toEqual([value, null])
  }
  expect(writingComplaint({ format: 'address', abroad: true }, '418 Alder Court, Oakland, CA 94607', TODAY)).toBeNull()
})

it('takes an address apart and puts it together again, finished or not', () => {
  const whole = { street: '418 Alder Court', unit: 'Apt 2', city: 'Oakland', state: 'CA', zip: '94607' }
  const cases = [
    whole,
    { ...whole, unit: '' },
    { ...whole, zip: '' },
    { ...whole, street: '', state: '' },
    { ...whole, city: '' }
  ]
  for (const parts of cases) expect(addressParts(addressFrom(parts).trim())).toEqual(parts)
  const none = { street: '', unit: '', city: '', state: '', zip: '' }
  expect(addressFrom(none)).toBe('')
  expect(addressParts(addressFrom({ ...none, zip: '94607' }))).toEqual({ ...none, zip: '94607' })
  expect(addressParts('418 Alder Court')).toEqual({ ...none, street: '418 Alder Court' })
  expect(printed({ format: 'address' }, addressFrom({ ...whole, zip: '' }))).toBe('418 Alder Court, Apt 2, Oakland, CA')
  expect(addressFaults(none).map(({ part }) => part)).toEqual(['street', 'city', 'state', 'zip'])
  for (const parts of [
    { city: 'Round Rock', state: 'TX' },
    { city: 'Round Rock', state: '' },
    { city: '', state: 'TX' }
  ])
    expect(placeParts(placeFrom(parts))).toEqual(parts)
})

it('takes a date of birth apart and says which field is not right', () => {
  expect(dateParts('1956-05-09')).toEqual({ month: '5', day: '9', year: '1956' })
  for (const parts of [
    { month: '5', day: '', year: '1956' },
    { month: '', day: '9', year: '' }
  ])
    expect(dateParts(dateFrom(parts))).toEqual(parts)
  expect(dateFrom({ month: '', day: ' ', year: '' })).toBe('')
  expect(faultyDateParts({ month: '13', day: '9', year: '1956' })).toEqual(['month'])
  expect(faultyDateParts({ month: 'May', day: '', year: '195' })).toEqual(['day', 'year'])
  expect(faultyDateParts({ month: '2', day: '30', year: '2000' })).toEqual(['month', 'day', 'year'])
})

it('knows the ZIP codes of a state by their first digits', () => {
  expect([isZipOf('78664', 'TX'), isZipOf('78664', 'CA'), isZipOf('73960', 'TX'), isZipOf('20001', 'DC')]).toEqual([
    ...[true, false, true, true]
  ])
  expect(isZipOf('12345', 'ZZ')).toBe(false)
})

it('names a county in the words of its state', () => {
  expect(countyInFull('Travis', 'County')).toBe('Travis County')
  expect(countyInFull('Travis County', 'County')).toBe('Travis County')
  expect(countyInFull('Caddo', 'Parish')).toBe('Caddo Parish')
  expect(countyInFull('City of Norfolk', 'County')).toBe('City of Norfolk')
  expect(countyInFull('Charles City County', 'County')).toBe('Charles City County')
})
