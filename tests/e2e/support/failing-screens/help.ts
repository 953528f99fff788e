import { press, type Screen, sees, tryAgain } from '../screen.ts'

const contact = { Name: 'Ada King', Subject: 'Witnesses', Message: 'May my neighbor be a witness?' }
const trial = { 'Company name': 'Acme Inc.', 'Work email': 'ada@acme.example', 'Team size': '4' }
const demo = {
  'Company name': 'Acme Inc.',
  'Contact name': 'Ada King',
  Phone: '512 555 0142',
  Message: 'Leases, please'
}

/** Where people ask us for something: help, an attorney, papers of an investment, an enterprise's trial. */
export const help: readonly Screen[] = [
  {
    screen: 'the contact form',
    path: '/help',
    call: '**/api/contact',
    how: 503,
    typed: { ...contact, 'E-mail': 'ada@customer.example' },
    press: press('Send Message'),
    says: 'Sorry, there was an error sending your message. Please try again or contact us directly.',
    healed: sees("Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.")
  },
  {
    screen: 'a help article',
    path: '/help?article=refunds',
    call: '**/api/help/articles/refunds',
    how: 500,
    says: 'This article is not available right now.',
    again: tryAgain,
    healed: sees('Was this article helpful?')
  },
  {
    screen: 'the help articles',
    path: '/help?q=refund',
    call: '**/api/help/articles',
    how: 500,
    says: 'No articles to show right now.',
    again: tryAgain,
    healed: sees('Refunds and the 30-day guarantee')
  },
  {
    screen: 'the attorney search, without its matching',
    path: '/legal-disclaimer?find=attorneys',
    call: '**/api/find-attorneys-ai',
    how: 'lost',
    typed: { City: 'Austin', 'Case description': 'Who gets the piano?' },
    chosen: { State: 'TX' },
    press: press('Find Attorneys'),
    says: 'The matching is not available right now. These are attorneys of the directory, without a score.',
    healed: sees(/% match/)
  },
  {
    screen: 'the attorney search, without anything',
    path: '/legal-disclaimer?find=attorneys',
    call: '**/api/{find-attorneys-ai,attorney-directory}',
    how: 500,
    typed: { City: 'Austin' },
    chosen: { State: 'TX' },
    press: press('Find Attorneys'),
    says: 'The directory is not available right now. These three are fictional samples with placeholder contact data.',
    healed: sees(/% match/)
  },
  {
    screen: 'the forms of an investment',
    path: '/investment-advisor?open=safe',
    call: '**/api/investment/forms/safe',
    how: 500,
    says: 'Error loading forms. Please try again.',
    again: (page) => page.getByRole('dialog').getByRole('button', { name: 'Try Again' }).click(),
    healed: sees('Total forms')
  },
  {
    screen: 'beginning an investment',
    path: '/investment-advisor',
    call: '**/api/investment/get-started',
    how: 503,
    press: (page) => page.locator('main').getByRole('button', { name: 'Get Started' }).first().click(),
    says: 'Error starting investment docs. Please try again.',
    healed: (page) => page.waitForURL(/\/questionnaire\/9$/)
  },
  {
    screen: 'a trial',
    path: '/enterprise-hub?open=trial',
    call: '**/api/enterprise/start-trial',
    how: 'hangs',
    typed: trial,
    press: press('Start Trial'),
    says: 'Error starting enterprise trial. Please try again.',
    healed: sees('Your Enterprise trial has started.')
  },
  {
    screen: 'a demo',
    path: '/enterprise-hub?open=schedule',
    call: '**/api/enterprise/schedule-demo',
    how: 500,
    typed: { ...demo, 'E-mail': 'ada@acme.example' },
    press: press('Schedule Demo'),
    says: 'Error scheduling demo. Please try again.',
    healed: sees('You receive an invitation to a video call')
  }
]
