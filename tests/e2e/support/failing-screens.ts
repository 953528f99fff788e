import type { Page } from 'playwright-core'
import type { Storm } from './storm.ts'

const password = 'a long and unusual phrase'
const newPassword = 'seven loud yellow umbrellas'
const PDF = { name: 'found.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnot one of ours') }

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click()
export const sees = (words: string | RegExp) => (page: Page) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()
/** A promo code that is these screens' own. */
export const STORM_CODE = 'STORM20'
const tryAgain = press('Try Again')

/** A screen, the call of it that fails, what is said about that, and what heals it. */
export interface Screen {
  screen: string
  path: string
  as?: 'customer' | 'admin'
  /** The call that fails, and how. */
  call: string
  how: Storm
  /** The method that fails, where it is one alone. */
  method?: string
  /** Opens what it is typed into. */
  open?: (page: Page) => Promise<unknown>
  /** What is typed before, by label. */
  typed?: Record<string, string>
  chosen?: Record<string, string>
  /** Sets the call going; without it the page itself does. */
  press?: (page: Page) => Promise<unknown>
  says: string
  /** What heals it, if not what set it going. */
  again?: (page: Page) => Promise<unknown>
  healed: (page: Page) => Promise<unknown>
}

const contact = { Name: 'Ada King', Subject: 'Witnesses', Message: 'May my neighbor be a witness?' }
const trial = { 'Company name': 'Acme Inc.', 'Work email': 'ada@acme.example', 'Team size': '4' }
const demo = {
  'Company name': 'Acme Inc.',
  'Contact name': 'Ada King',
  Phone: '512 555 0142',
  Message: 'Leases, please'
}

/** Every screen that asks the server for something, in the words of the specification where it has some. */
export const screens: readonly Screen[] = [
  {
    screen: 'the services',
    path: '/services?q=will',
    call: '**/api/services',
    how: 500,
    says: 'Failed to load services. Please try again.',
    again: tryAgain,
    healed: sees('Start Now - $49')
  },
  {
    screen: 'the forms library',
    path: '/forms-library?q=will',
    call: '**/api/services',
    how: 500,
    says: 'Failed to load services. Please try again.',
    again: tryAgain,
    healed: sees('Create Custom')
  },
  {
    screen: 'the service at the checkout',
    path: '/checkout/1',
    call: '**/api/services/1',
    how: 'hangs',
    says: 'The service could not be reached. Nothing was charged.',
    again: tryAgain,
    healed: sees('Secure Payment')
  },
  {
    screen: 'paying',
    path: '/checkout/1',
    call: '**/api/checkout/create-session',
    how: 503,
    typed: { 'E-mail': 'pay@customer.example' },
    chosen: { 'Your state': 'TX' },
    press: press('Pay $49.00'),
    says: 'Payment processing failed. Please try again.',
    healed: (page) => page.waitForURL(/\/c\/pay\//)
  },
  {
    screen: 'a payment that hangs',
    path: '/checkout/1',
    call: '**/api/checkout/create-session',
    how: 'hangs',
    typed: { 'E-mail': 'hang@customer.example' },
    chosen: { 'Your state': 'TX' },
    press: press('Pay $49.00'),
    says: 'Payment processing failed. Please try again.',
    healed: (page) => page.waitForURL(/\/c\/pay\//)
  },
  {
    screen: 'a promo code',
    path: '/checkout/1',
    call: '**/api/promo-codes/validate',
    how: 'lost',
    typed: { 'E-mail': 'promo@customer.example', 'Promo code': STORM_CODE },
    press: press('Apply'),
    says: 'Error validating promo code',
    healed: sees('20% off')
  },
  {
    screen: 'the questionnaire',
    path: '/questionnaire/1',
    call: '**/api/questionnaire/1',
    how: 500,
    says: 'Failed to load questionnaire. Please try again.',
    again: tryAgain,
    healed: sees(/^Step 1 of/)
  },
  {
    screen: 'saving',
    path: '/questionnaire/1?q=full_name',
    call: '**/api/questionnaire/save',
    how: 'hangs',
    typed: { 'What is your full legal name?': 'Ada Núñez' },
    press: press('Save Progress'),
    says: 'Failed to save progress. Please try again.',
    healed: sees('Progress saved! You can return to this questionnaire anytime.')
  },
  {
    screen: 'signing in',
    path: '/signin',
    call: '**/api/auth/login',
    how: 'lost',
    typed: { 'E-mail': 'desk@customer.example', Password: password },
    press: press('Sign In'),
    says: 'An unexpected error occurred',
    healed: sees('Login successful!')
  },
  {
    screen: 'signing in at a bad moment',
    path: '/signin',
    call: '**/api/auth/login',
    how: 503,
    typed: { 'E-mail': 'desk@customer.example', Password: password },
    press: press('Sign In'),
    says: 'Login failed',
    healed: sees('Login successful!')
  },
  {
    screen: 'creating an account',
    path: '/signin?mode=create',
    call: '**/api/auth/register',
    how: 500,
    typed: { 'First name': 'Ada', 'Last name': 'Núñez', 'E-mail': 'new@customer.example', Password: password },
    press: press('Create Account'),
    says: 'Registration failed',
    healed: sees('Account created successfully!')
  },
  {
    screen: 'asking for a new password',
    path: '/reset-password',
    call: '**/api/auth/forgot-password',
    how: 'hangs',
    typed: { 'E-mail': 'forgot@customer.example' },
    press: press('Send me a link'),
    says: 'An unexpected error occurred',
    healed: (page) => page.getByRole('status').filter({ hasText: /link/ }).first().waitFor()
  },
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
  },
  {
    screen: 'checking a document',
    path: '/verify-document',
    call: '**/api/verify',
    how: 'lost',
    press: (page) => page.locator('main input[type=file]').setInputFiles(PDF),
    says: 'The file could not be checked. Please try again.',
    again: tryAgain,
    healed: sees(/not/i)
  },
  {
    screen: 'the link of a confirmation',
    path: '/verify-email?token=x',
    call: '**/api/auth/verify-email',
    how: 500,
    says: 'The server could not be reached. The link stays good for now.',
    again: tryAgain,
    healed: (page) => page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  },
  {
    screen: 'the account behind a page',
    path: '/dashboard',
    as: 'customer',
    call: '**/api/auth/me',
    how: 500,
    says: 'Your account could not be reached. Please try again.',
    again: tryAgain,
    healed: sees('Welcome, Ada')
  },
  {
    screen: 'the dashboard',
    path: '/dashboard',
    as: 'customer',
    call: '**/api/user/progress',
    how: 500,
    says: 'Your documents could not be loaded.',
    again: tryAgain,
    healed: sees('Nothing here yet.')
  },
  {
    screen: 'the sessions of an account',
    path: '/dashboard?view=account',
    as: 'customer',
    call: '**/api/auth/sessions*',
    how: 500,
    says: 'Your sessions could not be loaded.',
    again: tryAgain,
    healed: sees('This device')
  },
  {
    screen: 'another password',
    path: '/dashboard?view=account',
    as: 'customer',
    call: '**/api/auth/change-password',
    how: 503,
    typed: { 'Current password': password, 'New password': newPassword },
    press: press('Change password'),
    says: 'That did not work. Please try again.',
    healed: sees('Your password is changed. All other devices are signed out.')
  },
  {
    screen: 'leaving',
    path: '/dashboard?view=account',
    as: 'customer',
    call: '**/api/auth/me',
    method: 'DELETE',
    how: 503,
    open: press('Delete my account'),
    typed: { 'Your password': password },
    press: press('Delete my account for good'),
    says: 'That did not work. Please try again.',
    healed: sees('Your account is deleted.')
  },
  {
    screen: 'the figures of the back office',
    path: '/admin?tab=queue',
    as: 'admin',
    call: '**/api/admin/stats',
    how: 500,
    says: 'The figures could not be loaded.',
    again: tryAgain,
    healed: sees(/^\$/)
  }
]
