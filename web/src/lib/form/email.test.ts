import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each(['ada@example.com', 'ada+will@mail.example.co', 'ada@grüße.de', 'ada@xn--80ak6aa92e.xn--p1ai', 'ада@почта.рф'])(
  'takes %s',
  (address) => expect(isEmail(address)).toBe(true)
)

it.each([
  'ada@mail.c',
  'ada@mail.42',
  'ada@mail.c0',
  'ada@mail',
  'ada@.com',
  'ada@mail..com',
  'a b@mail.com',
  'a,b@mail.com',
  ''
])('refuses %j', (address) => expect(isEmail(address)).toBe(false))
