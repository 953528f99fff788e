/** Who runs the site: every page says so, so nothing else stands here. */
export const company = {
  name: 'Formwright',
  motto: 'The papers you need, made properly for your state.',
  notice:
    'Formwright is not a law firm and gives no legal advice. It prepares documents from your answers; using it makes no attorney-client relationship. If your situation is contested or unusual, ask a licensed attorney in your state before you sign.',
  guarantee: '30-day money-back guarantee'
} as const

/** Where people reach a person. `phoneLink` is the same number as a telephone dials it. */
export const contact = {
  email: 'support@formwright.example',
  phone: '(800) 555-0199',
  phoneLink: '+18005550199',
  emailReply: 'within 24 hours',
  specialistReply: 'within 4 hours'
} as const

export const mailTo = (subject: string, body = ''): string =>
  `mailto:${contact.email}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`
