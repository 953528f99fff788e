import { expect, it } from 'vitest'
import { countNeeded } from './needed-letters.ts'

const upright = ['normal', 400] as const
const needed = (...runs: [number, string][]) => {
  const fonts = [upright, ['italic', 400] as const, ['normal', 600] as const, ['italic', 600] as const, null]
  return Object.fromEntries(
    [...countNeeded({ fonts, runs })].map(([font, letters]) => [font, Object.fromEntries(letters)])
  )
}

it('counts letters and digits by the font they are set in, capitals and small ones as one', () => {
  expect(needed([0, 'Ann '], [2, '12a'], [0, ' – “N”!'])).toEqual({
    'SourceSerif4-Regular': { A: 1, N: 3 },
    'SourceSerif4-SemiBold': { 1: 1, 2: 1, A: 1 }
  })
})

it('counts a word that goes on in another font in both', () => {
  expect(needed([0, 'a'], [1, 'b'], [0, 'c'])).toEqual({
    'SourceSerif4-Regular': { A: 1, C: 1 },
    'SourceSerif4-Italic': { B: 1 }
  })
})

it('asks nothing of a word with a sign that the fonts lack, wherever its pieces stand', () => {
  expect(needed([0, 'x王 e'], [1, '\u0301f'], [0, ' Nguyễn'])).toEqual({
    'SourceSerif4-Regular': { N: 2, G: 1, U: 1, Y: 1, Ễ: 1 }
  })
})

it('asks nothing of another typeface, nor of the bold italics that a browser draws itself', () => {
  expect(needed([3, 'abc '], [4, 'def'])).toEqual({})
  expect(needed()).toEqual({})
})
