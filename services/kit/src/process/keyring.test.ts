import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openKeyring } from './keyring.ts'

const newKey = () => randomBytes(32).toString('base64')
const secret = Buffer.from('Ada Núñez')

it('opens what it sealed and shows nothing of it', () => {
  const keyring = openKeyring(newKey())
  const sealed = keyring.seal(secret, 'draft:1')
  expect(keyring.open(sealed, 'draft:1')).toEqual(secret)
  expect(sealed.includes(secret)).toBe(false)
  expect(keyring.seal(secret, 'draft:1')).not.toEqual(sealed)
})

it('does not open under another record', () => {
  const keyring = openKeyring(newKey())
  expect(() => keyring.open(keyring.seal(secret, 'draft:1'), 'draft:2')).toThrow()
})

it('does not open what was changed', () => {
  const keyring = openKeyring(newKey())
  const sealed = keyring.seal(secret, 'draft:1')
  sealed[20] = (sealed[20] ?? 0) ^ 1
  expect(() => keyring.open(sealed, 'draft:1')).toThrow()
})

it('opens with an old key after rotation, and seals with the new one', () => {
  const [before, after] = [newKey(), newKey()]
  const sealed = openKeyring(before).seal(secret, 'draft:1')
  const rotated = openKeyring(after, before)
  expect(rotated.open(sealed, 'draft:1')).toEqual(secret)
  expect(openKeyring(after).open(rotated.seal(secret, 'draft:1'), 'draft:1')).toEqual(secret)
  expect(() => openKeyring(after).open(sealed, 'draft:1')).toThrow('No content key fits draft:1')
})

it('refuses a key of the wrong size', () => {
  expect(() => openKeyring(Buffer.from('short').toString('base64'))).toThrow('32 bytes')
})
