import { publicPages } from '../../../web/src/app/public-pages.ts'
import { customer, fixture } from '../../support/customer.ts'
import { eventually } from '../../support/eventually.ts'
import type { Site } from './site.ts'

/** An address of the site by what it shows, and whose browser sees it. */
export interface Address {
  name: string
  path: string
  as?: 'customer' | 'admin'
  /** The server refuses what the page asks for, which Chromium itself writes into the console. */
  refused?: true
}

/** Every route of the site in the states that an address alone can bring about. */
export const addresses: readonly Address[] = [
  ...publicPages.map((path) => ({ name: path === '/' ? 'home' : path.slice(1), path })),
  { name: 'services-nothing-found', path: '/services?q=nothing-of-that-name' },
  { name: 'checkout', path: '/checkout/simple-will' },
  { name: 'checkout-of-nothing', path: '/checkout/no-such-service', refused: true },
  { name: 'payment-result-without-session', path: '/payment-result', refused: true },
  { name: 'questionnaire', path: '/questionnaire/llc-formation' },
  { name: 'questionnaire-of-nothing', path: '/questionnaire/no-such-service', refused: true },
  { name: 'signin', path: '/signin' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'resume', path: '/resume?token=x', refused: true },
  { name: 'verify-email', path: '/verify-email?token=x', refused: true },
  { name: 'help-article', path: '/help?article=refunds' },
  { name: 'attorney-finder', path: '/legal-disclaimer?find=attorneys' },
  { name: 'pricing-trial', path: '/pricing?open=trial' },
  { name: 'pricing-demo', path: '/pricing?open=demo' },
  { name: 'enterprise-hub-schedule', path: '/enterprise-hub?open=schedule' },
  { name: 'investment-advisor-forms', path: '/investment-advisor?open=series_a' },
  { name: 'forms-library-nothing-found', path: '/forms-library?q=nothing-of-that-name' },
  { name: 'demo-last-step', path: '/demo?step=completion' },
  { name: 'unknown-page', path: '/no/such/page', refused: true },
  { name: 'dashboard-signed-out', path: '/dashboard' },
  { name: 'dashboard', path: '/dashboard', as: 'customer' },
  { name: 'dashboard-account', path: '/dashboard?view=account', as: 'customer' },
  { name: 'admin-signed-out', path: '/admin' },
  { name: 'admin-refused', path: '/admin', as: 'customer', refused: true },
  { name: 'admin', path: '/admin', as: 'admin' }
]

/** The pages of somebody who has bought a will, finished and ready. */
export async function addressesOfACustomer({ system }: Site): Promise<Address[]> {
  const buyer = customer(system)
  const order = await buyer.order(1)
  await buyer.pay(order.body.session_id)
  const made = await eventually(async () => {
    const answer = await buyer.generate(1, fixture('simple-will', 'texas-single'))
    if (answer.body.kind !== 'final') throw new Error('not paid yet')
    return answer.body
  })
  await eventually(async () => {
    const { status } = (await buyer.call('GET', `/api/documents/${made.generation_id}`)).body
    if (status !== 'ready') throw new Error(`still ${status}`)
  }, 30_000)
  return [
    { name: 'documents', path: `/documents/${made.generation_id}` },
    { name: 'payment-success', path: `/payment-success?session_id=${order.body.session_id}` }
  ]
}
