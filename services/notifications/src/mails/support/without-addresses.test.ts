import { expect, it } from 'vitest'
import { withoutAddresses } from './without-addresses.ts'

it.each([
  'https://evil.example/x?y=1',
  'HTTP://EVIL.EXAMPLE',
  'www.evil.example',
  'evil.example/win',
  'javascript://alert',
  'me@evil.example',
  'пример.рф',
  'evil。example'
])('leaves out %s', (address) => expect(withoutAddresses(`Go to ${address} now`)).toBe('Go to [address left out] now'))

it.each(['I paid $49.00 on 11.20.2026.', 'One e.g. two'])('keeps the words of %j readable', (text) =>
  expect(withoutAddresses(text)).toContain(text.split(/[ .]/)[0])
)

it.each(['a@', 'a.', 'a-', '@.', 'www.'])('is not kept busy by 4 kB of %j', (piece) => {
  const text = piece.repeat(4_096).slice(0, 4_096)
  const begun = performance.now()
  withoutAddresses(text)
  expect(performance.now() - begun).toBeLessThan(200)
})
