import pg from 'pg'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { codeAt } from '../support/authenticator.ts'
import { customer } from '../support/customer.ts'
import { expectAccessible } from './support/axe.ts'
import { visit } from './support/browser.ts'
import { useSite } from './support/site.ts'

const site = useSite()
const password = 'a long and unusual phrase'
const email = `grace-${Date.now()}@staff.example`

async function signIn(page: Page, login: { email: string; password: string }): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('E-mail').fill(login.email)
  await page.getByLabel('Password').fill(login.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Somebody with a confirmed address. */
async function openAccount(): Promise<void> {
  const body = { email, password, first_name: 'Grace', last_name: 'Hopper' }
  expect((await customer(site.system).call('POST', '/api/auth/register', body)).status).toBe(201)
  const client = new pg.Client({ connectionString: site.system.databaseUrls['auth'] })
  await client.connect()
  await client.query('update accounts set email_verified_at = now() where email = $1', [email])
  await client.end()
}

/** Reads well, and nothing stands out of a narrow screen. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  const before = page.viewportSize() ?? { width: 1280, height: 900 }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  await page.setViewportSize(before)
}

it('lets an admin make somebody staff, who then signs in with a second factor', async () => {
  await openAccount()
  const admin = await visit(site)
  await signIn(admin.page, site.system.logins.admin)
  await admin.page.getByText('Login successful!').waitFor()
  await admin.page.goto('/admin?tab=staff')
  await admin.page.getByRole('button', { name: 'Add a person' }).click()
  await admin.page.getByRole('dialog').getByLabel('E-mail').fill(email)
  await expectSound(admin.page)
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  const row = admin.page.getByRole('row').filter({ hasText: email })
  await row.getByText('Support agent').waitFor()
  await expectSound(admin.page)

  const { page } = await visit(site, { width: 390 })
  await signIn(page, { email, password })
  await page.getByText('Login successful!').waitFor()
  await page.goto('/dashboard?view=account')
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('img', { name: 'QR code' }).waitFor()
  await expectSound(page)
  const key = await page.getByRole('dialog').locator('p.font-mono').innerText()
  const secret = key.replaceAll(/\s/g, '')
  await page.getByLabel('Code that the app shows').fill('000 000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel('Code that the app shows').fill(codeAt(secret, Date.now()))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor()
  await expectSound(page)
  const codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('10 recovery codes are left.').waitFor()
  await expectSound(page)

  const elsewhere = await visit(site, { width: 390 })
  await signIn(elsewhere.page, { email, password })
  const code = elsewhere.page.getByLabel('Code from your authenticator app')
  await code.waitFor()
  expect(await code.evaluate((input) => input.ownerDocument.activeElement === input)).toBe(true)
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(await elsewhere.page.getByLabel('Password').inputValue()).toBe(password)
  await expectSound(elsewhere.page)
  await code.fill('000000')
  await elsewhere.page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await elsewhere.page.getByText('This code is not right, or it was used before.').waitFor()
  await elsewhere.page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await elsewhere.page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await elsewhere.page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await elsewhere.page.getByText('Login successful!').waitFor()

  await admin.page.getByRole('button', { name: `Take away the role of ${email}` }).click()
  await admin.page.getByRole('button', { name: 'Take it away' }).click()
  await row.waitFor({ state: 'detached' })
  await page.goto('/admin')
  await page.getByText('Please sign in to go on.').waitFor()
})

it('tells the last admin why the role stays', async () => {
  const { page } = await visit(site)
  await signIn(page, site.system.logins.admin)
  await page.getByText('Login successful!').waitFor()
  await page.goto('/admin?tab=staff')
  await page.getByRole('button', { name: `Take away the role of ${site.system.logins.admin.email}` }).click()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await page.getByRole('dialog').getByRole('alert').getByText('This is the last admin.').waitFor()
})
