import { emailRule } from '@formwright/interview/generated/email-rule'

const form = new RegExp(emailRule.pattern, 'u')

/** The server's own rule, so that nobody is refused after the button what was fine before it. */
export const isEmail = (value: string): boolean => value.length <= emailRule.maxLength && form.test(value)

/** What is said of any other text, here and there. */
export const emailRefusal = emailRule.message
