import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { useSite } from './support/site.ts'

const site = useSite()
const offline = /There is no connection to Formwright right now/

/** Somebody with an account and a finished set. */
async function ownerOfASet() {
  const buyer = customer(site.system)
  const account = { email: buyer.email, password: 'a long and unusual phrase', first_name: 'Ada', last_name: 'King' }
  const { token } = (await buyer.call('POST', '/api/auth/register', account)).body
  await buyer.call('POST', '/api/user/claim', { user_id: buyer.userId }, { authorization: `Bearer ${token}` })
  const { session_id } = (await buyer.order(1, { state: 'TX' }, { authorization: `Bearer ${token}` })).body
  await buyer.pay(session_id)
  await eventually(async () => expect((await buyer.status(session_id)).body.payment_status).toBe('paid'))
  const answers = fixture('simple-will', 'texas-single')
  const body = { user_id: buyer.userId, service_id: 1, answers }
  await eventually(async () => {
    const asked = await buyer.call('POST', '/api/generate-document', body, { authorization: `Bearer ${token}` })
    expect(asked.body.kind).toBe('final')
  }, 30_000)
  return token as string
}

it('downloads from the dashboard, and opens the page for View', async () => {
  const guest = await visit(site, { token: await ownerOfASet(), width: 390 })
  const { page } = guest
  await page.goto('/dashboard')
  const download = page.getByRole('link', { name: 'Download Simple Will' })
  await download.waitFor({ timeout: 60_000 })
  const [file] = await Promise.all([page.waitForEvent('download'), download.press('Enter')])
  expect(file.suggestedFilename()).toBe('Legal_Documents.pdf')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View Simple Will' }).click()
  await page.waitForURL(/\/documents\//)
  expectNoComplaints(guest)
  await guest.context.close()
})

it('keeps the open page without a network, says why, and brings the next page by itself', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/questionnaire/simple-will')
  await page.locator('form select').selectOption('TX')
  await page.getByText('saved just now').waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await guest.context.setOffline(true)
  await page.locator('form input').fill('Ada Offline')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('alert').getByText(offline).waitFor()
  expect(await page.locator('form input').inputValue()).toBe('Ada Offline')
  await expectAccessible(page)
  await guest.context.setOffline(false)
  await page.getByRole('heading', { name: 'Pricing', exact: true }).waitFor()
  expect(await page.getByText(offline).count()).toBe(0)
  await page.goto('/questionnaire/simple-will?q=full_name')
  await eventually(async () => expect(await page.locator('form input').inputValue()).toBe('Ada Offline'))
  await guest.context.close()
})

it('comes up in the new version when the code of a page is gone', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/about')
  await page.evaluate('window.name = "the old tab"')
  await page.route(/\/assets\/pricing-page-.*\.js$/, async (route) => {
    const isOld = (await page.evaluate('window.name')) === 'the old tab'
    if (!isOld) return route.continue()
    await route.fulfill({ status: 404, json: { detail: 'Not found', code: 'not-found' } })
  })
  page.on('framenavigated', () => void page.evaluate('window.name = ""').catch(() => null))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('heading', { name: 'Pricing', exact: true }).waitFor()
  expect(await page.getByText('Something went wrong').count()).toBe(0)
  await guest.context.close()
})

it('shows the receipt from what the contract names alone', async () => {
  const guest = await visit(site)
  const { page } = guest
  const named = {
    session_id: 'cs_test_of_another_service',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 4900,
    currency: 'usd',
    metadata: { service_id: 1, service_title: 'Simple Will' }
  }
  await page.route('**/api/checkout/status/*', (route) => route.fulfill({ json: named }))
  await page.goto('/payment-success?session_id=cs_test_of_another_service')
  await page.getByRole('heading', { name: 'Payment received. Thank you.' }).waitFor()
  await page.getByText('$49.00 USD').waitFor()
  await page.getByText('_service', { exact: true }).waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})

it('says at the field of a form what the server has against it', async () => {
  const guest = await visit(site, { width: 390 })
  const { page } = guest
  await page.goto('/help')
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByLabel('E-mail', { exact: true }).fill(`ada@${'a'.repeat(70)}.example`)
  await page.getByLabel('Subject', { exact: true }).fill('Rain')
  await page.getByLabel('Message', { exact: true }).fill('It rains.')
  const errors = [{ field: 'email', message: 'is not in the right form' }]
  const body = { detail: 'Some fields are missing or not valid', code: 'invalid', errors }
  await page.route('**/api/contact', (route) => route.fulfill({ status: 422, json: body }), { times: 1 })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('This is not in the right form.').waitFor()
  const email = page.getByLabel('E-mail', { exact: true })
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  await eventually(async () => expect(await page.evaluate('document.activeElement.name')).toBe('email'))
  await expectAccessible(page)
  await guest.context.close()
})

it('says in a staff form, at the field, what the service refuses', async () => {
  const { email, password } = site.system.logins.admin
  const { token } = (await customer(site.system).call('POST', '/api/auth/login', { email, password })).body
  const guest = await visit(site, { token })
  const { page } = guest
  await page.goto('/admin?tab=promo-codes')
  await page.getByRole('button', { name: 'New code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(`RAIN${randomBytes(3).toString('hex')}`)
  await page.getByLabel('Discount in percent').fill('10')
  await page.getByLabel('Description').fill('A rainy day')
  await page.getByLabel('Last day').fill('2020-01-01')
  await page.getByRole('button', { name: 'Create the code' }).click()
  await page.getByText('This is past.').waitFor()
  await eventually(async () => expect(await page.evaluate('document.activeElement.name')).toBe('expires_at'))
  await guest.context.close()
})

it('answers an address that does not exist with 404, and helps from there', async () => {
  const guest = await visit(site, { width: 320 })
  const { page } = guest
  for (const path of ['/wills', '/checkout', '/services/simple-will?from=mail']) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 404])
    await page.getByRole('heading', { name: 'This page is not in our drawer' }).waitFor()
  }
  await expectAccessible(page)
  await page.goto('/wills')
  await page.getByLabel('Which document do you need?').fill('will')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.waitForURL(/\/services\?q=will/)
  const complaints = guest.complaints.filter((complaint) => !complaint.includes('404'))
  expect(complaints).toEqual([])
  await guest.context.close()
})
