/**
 * What the site says about the company rather than about a document. Whoever runs the site answers for each of these
 * sentences: change them here and nowhere else. An empty `value` takes a claim off every page.
 */
export type Claim = { value: string; label: string }

export const claims = {
  documents: { value: '70K+', label: 'documents prepared' },
  accuracy: { value: '99.9%', label: 'accuracy' },
  feesSaved: { value: '$4M+', label: 'saved in legal fees' },
  coverage: { value: '50', label: 'states covered' },
  customers: { value: '10,000+', label: 'customers' },
  documentTypes: { value: '50+', label: 'document types' },
  satisfaction: { value: '99%', label: 'customer satisfaction' },
  surveyedSatisfaction: { value: '99.2%', label: 'satisfaction' },
  responseTime: { value: '<1 hour', label: 'average response time' },
  helpArticles: { value: '50+', label: 'help articles' },
  uptime: { value: '99.9%', label: 'uptime target' }
} as const satisfies Record<string, Claim>

/** What is said to somebody who looks for a place outside the United States. */
export const elsewhere = 'All 50 US states and D.C. Papers for Canadian provinces are not offered yet.'

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

/** Paid help by people, under the ids by which checkout knows it. Prices in dollars, as checkout charges them. */
export const addOns = {
  documentReview: {
    id: 'document_review',
    title: 'Professional Legal Analysis',
    badge: 'Document Review',
    price: 149,
    turnaround: '24-48 hours',
    text: 'Somebody reads your finished documents and tells you what is missing or does not fit together.'
  },
  expressConsultation: {
    id: 'express_consultation',
    title: 'Express Legal Consultation',
    badge: 'Express Consultation',
    price: 179,
    turnaround: '4-8 hours',
    text: 'For questions about your set that cannot wait for the next day.'
  },
  filingSupport: {
    id: 'filing_support',
    title: 'Priority Legal Support',
    badge: 'Filing Support',
    price: 99,
    turnaround: 'same day',
    text: 'Help with the office you file with: what to bring, which copies, what it costs.'
  }
} as const

/** The plans' prices as they are printed. A set of documents is bought by itself under every plan. */
export const plans = {
  basic: { name: 'Basic', price: '$49-299', per: 'per form' },
  professional: { name: 'Professional', price: '$39.99', per: 'per month' },
  enterprise: {
    name: 'Enterprise',
    price: '$99.99',
    per: 'per month',
    trial: '7-day free trial',
    seats: 'up to 5 users'
  }
} as const

export const company = {
  name: 'Formwright',
  motto: 'The papers you need, made properly for your state.',
  notice:
    'Formwright is not a law firm and gives no legal advice. It prepares documents from your answers; using it makes no attorney-client relationship. If your situation is contested or unusual, ask a licensed attorney in your state before you sign.',
  guarantee: '30-day money-back guarantee'
} as const
