import { expect, it } from 'vitest'
import { checkContact } from './contact.ts'

const whole: Record<string, string> = {
  name: 'Ada King',
  email: 'ada@example.com',
  subject: 'Witnesses',
  message: 'May my neighbor?'
}
const wrongIn = (typed: Record<string, string>) =>
  Object.fromEntries(Object.entries(checkContact((name) => typed[name] ?? '')).filter(([, message]) => message))

it('asks for all four fields, in the order of the form', () => {
  expect(Object.keys(wrongIn({}))).toEqual(Object.keys(whole))
  expect(wrongIn(whole)).toEqual({})
})

it('refuses what is no e-mail address', () => {
  expect(wrongIn({ ...whole, email: 'ada@nowhere' })).toEqual({ email: 'Please enter a valid email address' })
})
