import { expect, it } from 'vitest'
import { joinWords } from '../helpers/lists.ts'
import { numberWord, ordinal, roman, wordsAndDigits } from './number-words.ts'

it('writes numbers as a lawyer would', () => {
  expect([0, 2, 13, 20, 21, 100, 342].map(numberWord)).toEqual([
    'zero',
    'two',
    'thirteen',
    'twenty',
    'twenty-one',
    'one hundred',
    'three hundred forty-two'
  ])
  expect(wordsAndDigits(2)).toBe('two (2)')
  expect(numberWord(1250)).toBe('1250')
})

it('counts days and articles', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30].map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th'
  )
  expect([1, 4, 9, 14, 19].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XIX'])
})

it('joins names with and', () => {
  expect([[], ['Ada'], ['Ada', 'Tomás'], ['Ada', 'Tomás', 'Lía']].map((names) => joinWords(names, 'and'))).toEqual([
    '',
    'Ada',
    'Ada and Tomás',
    'Ada, Tomás and Lía'
  ])
})
