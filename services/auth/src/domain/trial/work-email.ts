import { domainToASCII } from 'node:url'
import { unprocessable } from '@formwright/kit/http/errors'

/** Who gives mailboxes to anybody, with the domains they give them under. */
const PERSONAL_PROVIDERS: Record<string, readonly string[]> = {
  gmail: ['gmail.com', 'googlemail.com'],
  yahoo: [
    'yahoo.com',
    'yahoo.co.uk',
    'yahoo.ca',
    'yahoo.fr',
    'yahoo.de',
    'yahoo.es',
    'yahoo.it',
    'yahoo.in',
    'yahoo.co.in',
    'yahoo.co.jp',
    'yahoo.com.au',
    'yahoo.com.br',
    'yahoo.com.mx',
    'ymail.com',
    'rocketmail.com'
  ],
  hotmail: ['hotmail.com', 'hotmail.co.uk', 'hotmail.fr', 'hotmail.de', 'hotmail.es', 'hotmail.it', 'hotmail.ca'],
  outlook: ['outlook.com', 'outlook.fr', 'outlook.de', 'outlook.es', 'outlook.it', 'outlook.com.br'],
  aol: ['aol.com', 'aol.co.uk', 'aol.fr', 'aol.de', 'aim.com'],
  icloud: ['icloud.com', 'mac.com'],
  me: ['me.com'],
  live: ['live.com', 'live.co.uk', 'live.fr', 'live.de', 'live.it', 'live.nl', 'live.ca'],
  msn: ['msn.com'],
  protonmail: ['protonmail.com', 'protonmail.ch', 'proton.me', 'pm.me'],
  tutanota: ['tutanota.com', 'tutanota.de', 'tutamail.com', 'tuta.com', 'tuta.io', 'keemail.me'],
  yandex: ['yandex.com', 'yandex.ru', 'ya.ru'],
  'mail.ru': ['mail.ru', 'inbox.ru', 'list.ru', 'bk.ru']
}
const PERSONAL_DOMAINS = new Set(Object.values(PERSONAL_PROVIDERS).flat())

/** The spec's two sentences: beside the field, and for the whole form. */
export const WORK_EMAIL_INLINE =
  'Enterprise plan requires a work email. Personal emails (Gmail, Yahoo, etc.) are not accepted.'
export const WORK_EMAIL_ALERT =
  'Enterprise plan requires a work email address. Please use your company email instead of personal email providers (Gmail, Yahoo, Hotmail, etc.).'

/** The domain of an address as a company is known by it: lower case, ASCII. Throws 422 for one of a personal provider. */
export function companyDomain(email: string): string {
  const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1))
  if (domain === '') {
    throw unprocessable('Please enter a valid e-mail address', [
      { field: 'user_email', message: 'is not in the right form' }
    ])
  }
  if (isPersonal(domain)) {
    throw unprocessable(WORK_EMAIL_ALERT, [{ field: 'user_email', message: WORK_EMAIL_INLINE }], 'work-email-required')
  }
  return domain
}

/** A provider's domain as a whole, or one below it: `mail.yahoo.fr` is, `acme.com` has nothing to do with `me.com`. */
export function isPersonal(domain: string): boolean {
  const labels = domain.split('.')
  return labels.some((_label, index) => PERSONAL_DOMAINS.has(labels.slice(index).join('.')))
}
