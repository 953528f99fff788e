import { expect, it } from 'vitest'
import { emailKey, normaliseEmail } from './email-key.ts'

it.each([
  ['Ada@Example.COM', 'ada@example.com'],
  ['a.d.a+will@gmail.com', 'ada@gmail.com'],
  ['A.D.A@GoogleMail.com', 'ada@gmail.com'],
  ['ada.l+x@outlook.com', 'ada.l@outlook.com'],
  ['ada+x@me.com', 'ada@icloud.com'],
  ['ada+x@protonmail.com', 'ada@proton.me'],
  ['a.d.a+will@example.com', 'a.d.a+will@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example']
])('takes %s for %s', (email, normal) => {
  expect(normaliseEmail(email)).toBe(normal)
})

it('keeps mailboxes of different providers apart', () => {
  expect(emailKey('ada@hotmail.com')).not.toBe(emailKey('ada@outlook.com'))
})
