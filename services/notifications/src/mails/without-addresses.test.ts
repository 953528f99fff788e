import { expect, it } from 'vitest'
import { withoutAddresses } from './without-addresses.ts'

it.each([
  'https://evil.example/x?y=1',
  'HTTP://EVIL.EXAMPLE',
  'www.evil.example',
  'evil.example/win',
  'javascript://alert',
  'me@evil.example'
])('leaves out %s', (address) => expect(withoutAddresses(`Go to ${address} now`)).toBe('Go to [address left out] now'))

it.each(['I paid $49.00 on 11.20.2026.', 'One e.g. two'])('keeps the words of %j readable', (text) =>
  expect(withoutAddresses(text)).toContain(text.split(/[ .]/)[0])
)
