import { expect, it } from 'vitest'
import { isPersonalEmail } from './work-email.ts'

it.each(['ada@gmail.com', 'ada@GoogleMail.com', 'ada@yahoo.co.uk', 'ada@mail.yahoo.fr', 'ada@me.com', 'ada@mail.ru'])(
  'takes %s for a personal address',
  (email) => expect(isPersonalEmail(email)).toBe(true)
)

it.each(['ada@acme.com', 'ada@gmail.acme.com', 'ada@notgmail.com', 'gmail.com', 'ada@'])(
  'has nothing against %s',
  (email) => expect(isPersonalEmail(email)).toBe(false)
)
