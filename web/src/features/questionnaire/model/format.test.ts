import { describe, expect, it } from 'vitest'
import { readable, wire } from './format.ts'
import type { Field } from './questionnaire.ts'

const field = (format: NonNullable<Field['format']>, more: Partial<Field> = {}): Field => ({
  id: 'x',
  question: 'x',
  type: 'text',
  required: true,
  format,
  ...more
})

describe('an answer with a format', () => {
  it('travels in one spelling, however it was typed', () => {
    expect(wire(field('money'), '$1,250')).toBe('1250.00')
    expect(wire(field('phone'), '(512) 555-0142')).toBe('5125550142')
    expect(wire(field('phone'), '+1 512 555 0142')).toBe('5125550142')
    expect(wire(field('percent'), '33.33 %')).toBe('33.33')
  })

  it('keeps odd input as it was typed, and reads it back so', () => {
    expect(wire(field('money'), 'a lot')).toBe('a lot')
    for (const format of ['date', 'money', 'number', 'percent', 'zip', 'phone', 'state', 'county'] as const) {
      for (const odd of ['five thousand', '-', '1e3', '2026-02-31', 'Infinity']) {
        expect([format, readable(field(format), odd)]).toEqual([format, odd])
      }
    }
  })

  it('reads back as a person writes it', () => {
    expect(readable(field('date'), '1980-04-12')).toBe('April 12, 1980')
    expect(readable(field('state'), 'TX')).toBe('Texas')
    expect(readable(field('phone'), '5125550142')).toBe('(512) 555-0142')
    expect(readable(field('county'), '__unknown__')).toBe("I don't know yet")
  })
})
