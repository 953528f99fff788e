import { press, type Screen, sees, tryAgain } from '../screen.ts'

const password = 'a long and unusual phrase'
const newPassword = 'seven loud yellow umbrellas'

/** What needs an account, or makes one. */
export const account: readonly Screen[] = [
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
