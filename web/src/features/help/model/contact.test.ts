import { expect, it } from 'vitest'
import { checkContact } from './contact.ts'

const whole = { name: 'Ada King', email: 'ada@example.com', subject: 'Witnesses', message: 'May my neighbor?' }

it('asks for all four fields, in the order of the form', () => {
  expect(Object.keys(checkContact({ name: '', email: '', subject: '', message: '' }))).toEqual(Object.keys(whole))
  expect(checkContact(whole)).toEqual({})
})

it('refuses what is no e-mail address', () => {
  expect(checkContact({ ...whole, email: 'ada@nowhere' })).toEqual({ email: 'Please enter a valid email address' })
})
