import { expect, it } from 'vitest'
import { COST, hashPassword, isOutdated, verifyPassword } from './password-hash.ts'

it('writes the PHC string of argon2id with at least 19 MiB and two passes', async () => {
  expect(await hashPassword('four quiet green bicycles')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/
  )
})

it('knows the password again, and no other', async () => {
  const phc = await hashPassword('pässwörd 🙂 日本')
  expect(await verifyPassword('pässwörd 🙂 日本', phc)).toBe(true)
  expect(await verifyPassword('pässwörd 🙂 日本 ', phc)).toBe(false)
  expect(await verifyPassword('', phc)).toBe(false)
})

it('looks at every character, beyond 72 bytes too', async () => {
  const long = 'x'.repeat(100)
  expect(await verifyPassword('x'.repeat(72), await hashPassword(long))).toBe(false)
})

it('salts: the same password never has the same hash', async () => {
  expect(await hashPassword('the same password')).not.toBe(await hashPassword('the same password'))
})

it('verifies a hash made with lower cost and calls it outdated', async () => {
  const old = await hashPassword('an older password', { ...COST, memory: 8192, passes: 1 })
  expect(await verifyPassword('an older password', old)).toBe(true)
  expect(isOutdated(old)).toBe(true)
  expect(isOutdated(await hashPassword('an older password'))).toBe(false)
})
