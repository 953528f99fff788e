import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { Email, StateCode } from './schemas.ts'
import { STATES } from './states.ts'

it.each(['ada@example.com', 'ada+will@mail.example.co', 'ada@xn--80ak6aa92e.xn--p1ai', 'ада@почта.рф'])(
  'takes %s for an address',
  (address) => expect(Value.Check(Email, address)).toBe(true)
)

it.each(['ada@mail.c', 'ada@mail.42', 'ada@mail.c0', 'ada@mail', 'ada@mail..com', `${'a'.repeat(250)}@mail.com`])(
  'refuses the address %j, where no mail arrives',
  (address) => expect(Value.Check(Email, address)).toBe(false)
)

it('knows 50 states and D.C., and no other', () => {
  const codes = Object.keys(STATES)
  expect(codes).toHaveLength(51)
  for (const code of codes) expect(Value.Check(StateCode, code)).toBe(true)
  for (const code of ['ZZ', 'PR', 'tx', 'TX ', 'TXNY', '']) expect(Value.Check(StateCode, code)).toBe(false)
})

it('names the states in alphabetical order', () => {
  const names = Object.values(STATES)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
})
