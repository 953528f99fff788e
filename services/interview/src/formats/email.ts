import { emailRule } from '../generated/email-rule.ts'
import { isOneSlip } from '../spelling.ts'
import { byPattern } from './format.ts'

/** Where most people have their mail; those that differ by one letter are both here, so neither is taken for the other. */
const COMMON = [
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'aol.com', 'live.com', 'msn.com', 'me.com'],
  ...['comcast.net', 'verizon.net', 'sbcglobal.net', 'bellsouth.net', 'att.net', 'cox.net', 'charter.net'],
  ...['protonmail.com', 'proton.me', 'mail.com', 'email.com', 'ymail.com', 'gmx.com', 'fastmail.com', 'mac.com'],
  ...['rocketmail.com', 'googlemail.com']
]

export const email = byPattern(
  { pattern: emailRule.pattern, message: emailRule.message, example: 'ada@example.com' },
  {
    read: (typed) => typed.trim().replace(/@[^@]*$/, (domain) => domain.toLowerCase()),
    offer: (value) => {
      const at = value.lastIndexOf('@') + 1
      const domain = value.slice(at).toLowerCase()
      if (at === 0 || COMMON.includes(domain)) return null
      const meant = COMMON.find((common) => isOneSlip(common, domain))
      return meant === undefined ? null : value.slice(0, at) + meant
    }
  }
)
