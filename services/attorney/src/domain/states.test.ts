import { expect, it } from 'vitest'
import { STATES, stateCode } from './states.ts'

it('knows 50 states and D.C.', () => expect(new Set(STATES.map((state) => state.code)).size).toBe(51))

it.each([
  ['TX', 'TX'],
  ['texas', 'TX'],
  ['  New   York ', 'NY'],
  ['district of columbia', 'DC'],
  ['Washington, D.C.', 'DC'],
  ['Washington', 'WA'],
  ['ZZ', undefined],
  ['', undefined],
  ['constructor', undefined]
])('reads %j as %j', (text, code) => expect(stateCode(text)).toBe(code))
