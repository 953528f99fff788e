import { expect, it } from 'vitest'
import { addressKey } from './address-key.ts'

it('is the same for all addresses of one customer', () => {
  const keyOf = (address: string) => addressKey(address, 'one secret of ours')
  expect(keyOf('2001:db8:1:2:3:4:5:6')).toBe(keyOf('2001:0DB8:0001:0002::9'))
  expect(keyOf('2001:db8:1:3::9')).not.toBe(keyOf('2001:db8:1:2::9'))
})

it('cannot be computed without the secret', () => {
  expect(addressKey('203.0.113.7', 'one secret of ours')).not.toBe(addressKey('203.0.113.7', 'another secret of ours'))
})
