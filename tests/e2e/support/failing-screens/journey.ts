import { press, type Screen, sees, tryAgain } from '../screen.ts'

const PDF = { name: 'found.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnot one of ours') }
/** A promo code that is these screens' own. */
export const STORM_CODE = 'STORM20'

/** From the services to the papers. */
export const journey: readonly Screen[] = [
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
    screen: 'checking a document',
    path: '/verify-document',
    call: '**/api/verify',
    how: 'lost',
    press: (page) => page.locator('main input[type=file]').setInputFiles(PDF),
    says: 'The file could not be checked. Please try again.',
    again: tryAgain,
    healed: sees(/not/i)
  }
]
