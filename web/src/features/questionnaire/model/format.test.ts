import { expect, it } from 'vitest'
import { hasParts, isToldAtPart, readable, readBack, typedFrom } from './format.ts'
import type { Field } from './questionnaire.ts'

const field = (format: NonNullable<Field['format']>, more: Partial<Field> = {}): Field => ({
  ...{ id: 'x', question: 'x', type: 'text', required: true, format },
  ...more
})
const today = '2026-11-22'

it('reads an answer back as a person writes it, and says what is open', () => {
  expect(readable(field('date'), '1980-04-12')).toBe('April 12, 1980')
  expect(readable(field('money'), 'five thousand')).toBe('five thousand')
  expect(readable(field('address'), '418 Alder Court, Oakland, CA 94607')).toBe(
    '418 Alder Court, Oakland, California 94607'
  )
  expect(readable(field('county'), '__unknown__')).toBe("I don't know yet")
  expect(readable(field('name'), '')).toBe('Not answered')
})

it('says what was understood of a date or a figure, and nothing of what was not', () => {
  expect(readBack(field('birth_date'), '1956-05-09', today)).toBe('May 9, 1956')
  expect(readBack(field('money'), '5000.00', today)).toBe('$5,000.00')
  expect(readBack(field('money'), 'five thousand', today)).toBeNull()
  expect(readBack(field('birth_date'), '2031-05-09', today)).toBeNull()
  expect(readBack(field('name'), 'Ada Núñez', today)).toBeNull()
})

it('shows a figure without the sign that stands beside the field', () => {
  expect(typedFrom(field('money'), '5000.00')).toBe('5,000.00')
  expect(typedFrom(field('percent'), '33.3')).toBe('33.3')
  expect(typedFrom(field('date'), '2016-05-09')).toBe('May 9, 2016')
})

it('tells the fault of a part at the part alone', () => {
  const [street, message] = ['418 Alder Court', 'Please give the city or town.']
  expect(isToldAtPart(field('address'), street, message)).toBe(true)
  expect(isToldAtPart(field('address'), street, 'Please answer this question.')).toBe(false)
  expect(isToldAtPart(field('address'), '', message)).toBe(false)
  expect([hasParts(field('place')), hasParts(field('name'))]).toEqual([true, false])
})
