import { emailRefusal, isEmail } from '../../../lib/form/email.ts'
import type { Typed } from '../../../lib/form/use-form.ts'

/** What is missing or wrong, in words for each field. */
export const checkContact = (typed: Typed) => ({
  name: !typed('name') && 'Please enter your name',
  email: !isEmail(typed('email')) && emailRefusal,
  subject: !typed('subject') && 'Please enter a subject',
  message: !typed('message') && 'Please write your message'
})
