import { FORMATS, type Format } from '@formwright/interview/questionnaire'
import { expect, it } from 'vitest'
import { loadFacts } from '../../../content/facts/facts.ts'
import { printAnswer, printable } from './print-answer.ts'

const facts = loadFacts()
const print = (format: Format, value: string, style?: string) =>
  printAnswer({ id: 'q', question: 'Q', type: 'text', format }, value, facts, style)

it('prints each format as a document does', () => {
  expect(print('date', '1980-04-12')).toBe('April 12, 1980')
  expect(print('date', '1980-04-12', 'date-words')).toBe('the 12th day of April, 1980')
  expect(print('money', '1250.50')).toBe('$1,250.50')
  expect(print('percent', '33.30')).toBe('33.3%')
  expect(print('phone', '+1 512 555 0142')).toBe('(512) 555-0142')
  expect(print('state', 'TX')).toBe('Texas')
  expect(print('number', '2', 'words')).toBe('two (2)')
})

it('prints what is not finished as it was typed', () => {
  expect(print('date', '1980-13')).toBe('1980-13')
  expect(print('money', 'a lot')).toBe('a lot')
  expect(print('state', 'ZZ')).toBe('ZZ')
})

it('never prints a figure that nobody wrote', () => {
  for (const format of FORMATS) {
    for (const value of ['five thousand', '$12', '1e3', '0x10', 'Infinity', '-', '2026-02-31', '9999-99-99', '']) {
      for (const style of [undefined, 'words', 'date-words', 'lower']) {
        expect([format, value, print(format, value, style)]).toEqual([
          format,
          value,
          style === 'lower' ? lower(value) : value
        ])
      }
    }
  }
})

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

it('drops signs that turn the direction of text or cannot be seen', () => {
  expect(printable('a\u0000b\u202Ec\nd')).toBe('abc\nd')
})
