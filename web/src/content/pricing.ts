import { addOns } from './add-ons.ts'
import { company, contact } from './company.ts'
import { plans } from './plans.ts'

/** What stands on the pricing page beside the prices themselves. Whoever runs the site answers for it. */
export const planPoints = {
  basic: [
    'One set of documents for your state, paid once',
    'The questionnaire, with the pages beside it',
    'Every page to read before you pay',
    'A filing kit: where, how many copies, which fee',
    company.guarantee
  ],
  professional: [
    'For people who prepare papers again and again',
    'Every matter kept together in one dashboard',
    `Specialists who follow up ${contact.specialistReply}`,
    'Document sets at the catalogue’s price',
    'Cancel anytime, no fees'
  ],
  enterprise: [
    `For a team, ${plans.enterprise.seats}, with role-based access`,
    plans.enterprise.trial,
    'No credit card required for the trial',
    'Priority support',
    'A demonstration of 30-45 minutes with your own examples'
  ]
} as const

export const industries = [
  { title: 'Individuals and families', text: 'A will, a divorce both agree on, a record to be cleared.' },
  { title: 'Small businesses', text: 'A company formed, its secrets kept, its invoices asked for.' },
  { title: 'Real estate', text: 'Leases with the disclosures each state asks a landlord for.' },
  { title: 'Financial services', text: 'Notes, SAFEs and term sheets, with the notices that go with them.' },
  { title: 'Law firms', text: 'First drafts from a client’s own answers, for an attorney to finish.' }
] as const

export const included = [
  { title: 'The documents', text: 'As PDF, by e-mail and to download, for thirty days and longer with an account.' },
  { title: 'The filing kit', text: 'What to sign, before whom, where to send it and what the state asks for it.' },
  { title: 'Corrections', text: 'Change an answer afterwards and the whole set is drawn again, at no charge.' },
  { title: 'A person to ask', text: 'Chat, e-mail answered within 24 hours, help articles in plain words.' }
] as const

export const savingsLead =
  'From $49 per form to $99 per month. Beside our price stands what is usually asked for the same papers.'

/** `refund` leads to the refund policy. */
export type Question = { question: string; answer: string; link?: 'refund' }

export const questions: readonly Question[] = [
  {
    question: 'What does a form cost?',
    answer: `Under the Basic plan each set has one price, ${plans.basic.price}, which is the price on its card. You pay once; there is no subscription behind it.`
  },
  {
    question: 'Are the court’s or the state’s fees included?',
    answer:
      'No. What a court or an agency asks for filing goes to it directly. The filing kit names the fee where it is known, and the waiver where there is one.'
  },
  {
    question: 'Can I read my documents before I pay?',
    answer: 'Yes. Answer the questions first, look at every page, marked as a draft, and pay when it is right.'
  },
  {
    question: 'What is your refund policy?',
    answer:
      'There is a 30-day money-back guarantee: all of it until final documents are made. Then the table of the policy counts, or the guarantee where a court refuses a paper.',
    link: 'refund'
  },
  {
    question: 'Is there a free trial?',
    answer: `The Enterprise plan has a ${plans.enterprise.trial} with no credit card required. It needs a work email address.`
  },
  { question: 'Can I cancel my plan?', answer: 'Yes, anytime, with no fees.' },
  {
    question: 'Can a person look over my papers?',
    answer: `Yes, for a fee: ${Object.values(addOns)
      .map(({ title, price, turnaround }) => `${title} ($${price}, ${turnaround})`)
      .join(', ')}.`
  },
  {
    question: 'Is Formwright a law firm?',
    answer: `${company.notice} Nothing in a plan changes that.`
  }
]
