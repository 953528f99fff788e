import { expect, it } from 'vitest'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** The secret of RFC 6238's appendix B, whose codes are given there with eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130']
])('knows the code of second %i, as the RFC gives it', (seconds, code) => {
  expect(stepOfCode(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

it('takes the code of one step before and after, and of no other', () => {
  const steps = [-61, -31, -1, 0, 29, 30, 60, 61].map((late) =>
    stepOfCode(RFC_SECRET, '050471', at(1_111_111_110 + late))
  )
  const step = 1_111_111_110 / 30
  expect(steps).toEqual([undefined, undefined, step, step, step, step, undefined, undefined])
})

it.each(['', '05047', '0504711', 'abcdef'])('takes no %j', (code) => {
  expect(stepOfCode(RFC_SECRET, code, at(1_111_111_111))).toBeUndefined()
})

it('makes a new secret of 160 bits each time, and the address that an app reads', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(other).not.toBe(one)
  const uri = new URL(totpUri(one, 'ada+desk@example.com'))
  expect([uri.protocol, uri.host, uri.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', one])
  expect(decodeURIComponent(uri.pathname)).toBe('/Formwright:ada+desk@example.com')
  expect(uri.searchParams.get('issuer')).toBe('Formwright')
})
