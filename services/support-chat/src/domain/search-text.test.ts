import { expect, it } from 'vitest'
import { containing } from './search-text.ts'

it.each([
  ['refund', '%refund%'],
  ['100%', '%100\\%%'],
  ['a_b\\c', '%a\\_b\\\\c%']
])('looks for %j as %j', (text, pattern) => expect(containing(text)).toBe(pattern))
