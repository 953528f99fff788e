import { STATES as OF_THE_UNION } from '@formwright/kit/http/states'
import { expect, it } from 'vitest'
import { STATES, stateCode } from './states.ts'

it('knows 50 states and D.C., by the names the other services know', () => {
  expect(Object.fromEntries(STATES.map(({ code, name }) => [code, name]))).toEqual(OF_THE_UNION)
})

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
