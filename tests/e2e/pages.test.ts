import { beforeAll, expect, it } from 'vitest'
import { customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { useSite } from './support/site.ts'

const site = useSite()
const addresses: Record<string, string> = {
  home: '/',
  services: '/services',
  'services, nothing found': '/services?q=nothing-of-that-name',
  checkout: '/checkout/simple-will',
  'checkout of nothing': '/checkout/no-such-service',
  'payment result without a session': '/payment-result',
  questionnaire: '/questionnaire/llc-formation',
  'questionnaire of nothing': '/questionnaire/no-such-service',
  'sign in': '/signin',
  'reset password': '/reset-password',
  'go on with a draft': '/resume?token=x',
  help: '/help',
  'how it works': '/how-it-works',
  about: '/about',
  disclaimer: '/legal-disclaimer',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  refunds: '/refund-policy',
  'a help article': '/help?article=refunds',
  'attorney finder': '/legal-disclaimer?find=attorneys',
  'an unknown page': '/no/such/page'
}

beforeAll(async () => {
  Object.assign(addresses, await documentsOfACustomer())
})

async function documentsOfACustomer(): Promise<Record<string, string>> {
  const buyer = customer(site.system)
  const order = await buyer.order(1)
  await buyer.pay(order.body.session_id)
  const made = await eventually(async () => {
    const answer = await buyer.generate(1, fixture('simple-will', 'texas-single'))
    expect(answer.body.kind).toBe('final')
    return answer.body
  })
  await eventually(async () => {
    expect((await buyer.call('GET', `/api/documents/${made.generation_id}`)).body.status).toBe('ready')
  }, 30_000)
  return {
    'finished documents': `/documents/${made.generation_id}`,
    'payment success': `/payment-success?session_id=${order.body.session_id}`
  }
}

/** Pages whose server's answer is a refusal: Chromium itself writes that into the console. */
const refused = /nothing|without/

it.each([
  [1280, false],
  [1280, true],
  [320, false]
])('shows every page accessibly, quietly and without a sideways scroll at %i px (dark: %s)', async (width, dark) => {
  for (const [name, address] of Object.entries(addresses)) {
    const guest = await visit(site, { width, dark })
    await guest.page.goto(address)
    await guest.page.locator('main h1').first().waitFor()
    await guest.page.waitForLoadState('networkidle')
    await expectAccessible(guest.page).catch((error: Error) => {
      throw new Error(`${name}: ${error.message}`)
    })
    const wide = await guest.page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    )
    expect([name, wide]).toEqual([name, 0])
    if (!refused.test(name)) expectNoComplaints(guest)
    await guest.context.close()
  }
})

it('lets a keyboard alone choose a service, fill in the checkout and reach the payment page', async () => {
  const guest = await visit(site)
  const { page } = guest
  const { keyboard } = page
  const tabTo = async (what: string) => {
    for (let count = 0; count < 80; count++) {
      await keyboard.press('Tab')
      const name = await page.evaluate(
        'document.activeElement?.getAttribute("aria-label") || document.activeElement?.labels?.[0]?.textContent || document.activeElement?.textContent'
      )
      if (String(name).includes(what)) return
    }
    throw new Error(`The keyboard does not reach “${what}”`)
  }
  await page.goto('/services?q=simple+will')
  await page.getByRole('link', { name: 'Start Now - $49' }).first().waitFor()
  await tabTo('Start Now - $49')
  await keyboard.press('Enter')
  await page.waitForURL(/\/checkout\//)
  await page.getByLabel('Your state').waitFor()
  await tabTo('Your state')
  await keyboard.type('Texas')
  await tabTo('E-mail')
  await keyboard.type('keys@customer.example')
  await tabTo('Pay $49.00')
  await keyboard.press('Enter')
  await page.waitForURL(/\/c\/pay\//)
  expectNoComplaints(guest)
  await guest.context.close()
})

it('opens an account, greets by first name, shows what was bought, and signs out', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/signin')
  await page
    .getByRole('button', { name: /create/i })
    .first()
    .click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Núñez')
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill('ada@customer.example')
  await page.getByLabel('Password', { exact: true }).fill('a long and unusual phrase')
  await page
    .getByRole('button', { name: /create/i })
    .last()
    .click()
  await page.getByText('Account created successfully!').waitFor()
  await page.waitForURL(/\/dashboard/)
  await page.getByText('Hi, Ada!').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})
