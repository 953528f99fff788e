import { expect, it } from 'vitest'
import { addressKey, networkOf } from './address-key.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0']
])('places %s in %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('cannot be computed without the secret', () => {
  expect(addressKey('203.0.113.7', 'one secret of ours')).not.toBe(addressKey('203.0.113.7', 'another secret of ours'))
})
