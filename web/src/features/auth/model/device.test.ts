import { expect, it } from 'vitest'
import { deviceName } from './device.ts'

it('names the browser and the system', () => {
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0')).toBe('Firefox on Linux')
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari on iOS'
  )
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0')).toBe('Edge on Windows')
})

it('does not guess at what it does not know', () => {
  expect([deviceName(null), deviceName('curl/8')]).toEqual(['Another program', 'Another program'])
})
