import { isEmail } from '../../../lib/email.ts'
import type { ContactMessage } from '../api/send-contact.ts'

export type ContactErrors = Partial<Record<keyof ContactMessage, string>>

export function readContact(form: FormData): ContactMessage {
  const text = (name: keyof ContactMessage) => String(form.get(name) ?? '').trim()
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') }
}

/** What is missing or wrong, in the order of the form. */
export function checkContact({ name, email, subject, message }: ContactMessage): ContactErrors {
  return {
    ...(name ? {} : { name: 'Please enter your name' }),
    ...(isEmail(email) ? {} : { email: 'Please enter a valid email address' }),
    ...(subject ? {} : { subject: 'Please enter a subject' }),
    ...(message ? {} : { message: 'Please write your message' })
  }
}
