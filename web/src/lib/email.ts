import { emailPattern } from '@formwright/interview/generated/email-pattern'

const form = new RegExp(emailPattern, 'u')

/** The server's own rule, so that nobody is refused after the button what was fine before it. */
export const isEmail = (value: string): boolean => form.test(value)
