import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { useSite } from './support/site.ts'

const site = useSite()

it('starts an Enterprise trial only with a work e-mail, and clears its form', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Start Enterprise Trial' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start Enterprise Trial' })
  const start = dialog.getByRole('button', { name: 'Start Trial' })
  await dialog.waitFor()
  expect(await start.isDisabled()).toBe(true)
  await dialog.getByLabel('Company name').press('Enter')
  await dialog.getByText('Please fill in company name and email address').waitFor()
  await dialog.getByLabel('Company name').fill('Acme Inc.')
  expect(await start.isDisabled()).toBe(true)

  await dialog.getByLabel('Work email').fill('ada@gmail.com')
  await dialog
    .getByText('Enterprise plan requires a work email. Personal emails (Gmail, Yahoo, etc.) are not accepted.')
    .waitFor()
  await start.click()
  await dialog
    .getByText(
      'Enterprise plan requires a work email address. Please use your company email instead of personal email providers (Gmail, Yahoo, Hotmail, etc.).'
    )
    .waitFor()
  await expectAccessible(page)

  await page.route('**/api/enterprise/start-trial', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await dialog.getByLabel('Work email').fill('ada@lovelace.example')
  await dialog.getByLabel('Team size').fill('4')
  await start.click()
  await dialog.getByRole('button', { name: 'Starting', exact: true }).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  const answer = page.getByRole('status').filter({ hasText: 'Your Enterprise trial has started.' })
  expect(await answer.textContent()).toMatch(/Trial7 daysTeam size4SupportPriority/)

  await page.getByRole('button', { name: 'Start Enterprise Trial' }).click()
  expect(await dialog.getByLabel('Company name').inputValue()).toBe('')
  expect(await dialog.getByLabel('Work email').inputValue()).toBe('')
  expectNoComplaints(guest)
  await guest.context.close()
})

it('keeps what was typed for a trial when the server cannot be reached', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.route('**/api/enterprise/start-trial', (route) => route.abort())
  await page.goto('/enterprise-hub?open=trial')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Company name').fill('Acme Inc.')
  await dialog.getByLabel('Work email').fill('ada@acme.example')
  await dialog.getByRole('button', { name: 'Start Trial' }).click()
  await dialog.getByText('Error starting enterprise trial. Please try again.').waitFor()
  expect(await dialog.getByLabel('Company name').inputValue()).toBe('Acme Inc.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForURL(({ search }) => search === '')
  await guest.context.close()
})

it('asks for a demo by name, company and e-mail, and says what comes next', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/enterprise-hub')
  await page.getByRole('button', { name: 'Schedule Demo' }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Schedule Demo' })
  await send.click()
  await dialog.getByText('Please fill in company name, contact name, and email address').waitFor()
  await dialog.getByLabel('Company name').fill('Acme Inc.')
  await dialog.getByLabel('Contact name').fill('Ada King')
  await dialog.getByLabel('E-mail').fill('ada@acme.example')
  await send.click()
  await dialog.getByText('You receive an invitation to a video call').waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})

it('opens one answer at a time, and closes it when it is clicked again', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/pricing')
  const questions = page.locator('main details')
  const open = page.locator('main details[open]')
  await questions.first().waitFor()
  expect(await questions.count()).toBe(8)
  await page.getByText('What does a form cost?').click()
  await page.getByText('What is your refund policy?').click()
  expect(await open.count()).toBe(1)
  expect(await open.getByRole('link').getAttribute('href')).toBe('/refund-policy')
  await page.getByText('What is your refund policy?').click()
  expect(await open.count()).toBe(0)
  await page.getByRole('rowheader', { name: 'SAFE' }).waitFor()
  expect(await page.getByRole('table').getByRole('row').count()).toBe(9)
  await guest.context.close()
})

it('searches the forms library, and saves a blank form under the name of its service', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/forms-library')
  await page.getByRole('searchbox', { name: 'Search forms' }).fill('simple WILL')
  const card = page.locator('article', { hasText: 'Simple Will' })
  await card.getByText('+1 more documents').waitFor()
  await page.waitForURL(/q=simple/)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: /^Download Template/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('simple_will_template.pdf')
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString()
  ).toBe('%PDF-')
  await card.getByRole('button', { name: /^Downloaded!/ }).waitFor()
  await card.getByRole('button', { name: /^Download Template/ }).waitFor({ timeout: 4_000 })
  expectNoComplaints(guest)

  await page.route('**/api/documents/generate-template', (route) => route.abort())
  await card.getByRole('button', { name: /^Download Template/ }).click()
  await card.getByRole('button', { name: /^Try Again/ }).waitFor()
  await page.getByRole('button', { name: 'Family Law' }).click()
  await page.getByRole('heading', { name: 'No forms found' }).waitFor()
  await page.goBack()
  await card.getByRole('link', { name: 'Create Custom' }).click()
  await page.waitForURL(/\/questionnaire\/1$/)
  await guest.context.close()
})

it('walks through the demonstration in seven steps, and stops at the end', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.clock.install()
  await page.goto('/demo')
  const said = page.getByText(/^Step \d of 7/)
  const shows = async (words: string) => expect.poll(() => said.textContent(), { timeout: 5_000 }).toBe(words)
  const bar = page.getByRole('progressbar', { name: 'Steps completed' })
  // Who prefers less motion begins it himself.
  await shows('Step 1 of 7 · 0%')
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.getByRole('button', { name: 'Play' }).click()
  for (const [seconds, words] of [
    [3, 'Step 2 of 7 · 14%'],
    [4, 'Step 3 of 7 · 29%'],
    [5, 'Step 4 of 7 · 43%']
  ] as const) {
    await page.clock.runFor(seconds * 1000 - 100)
    expect(await said.textContent()).not.toBe(words)
    await page.clock.runFor(200)
    await shows(words)
  }
  await page.getByText('$99.00').first().waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(30_000)
  await shows('Step 4 of 7 · 43%')
  await page.getByRole('button', { name: 'Play' }).click()
  for (const seconds of [3, 6, 4, 3]) await page.clock.runFor(seconds * 1000 + 100)
  await shows('Step 7 of 7 · 100%')
  expect(Number(await bar.getAttribute('value'))).toBe(100)
  await page.getByRole('button', { name: 'Play' }).waitFor()
  await page.getByRole('button', { name: 'Reset' }).click()
  await shows('Step 1 of 7 · 0%')
  await page.getByRole('button', { name: 'Questionnaire' }).click()
  await shows('Step 5 of 7 · 57%')
  await page.waitForURL(({ searchParams }) => searchParams.get('step') === 'questionnaire')
  expectNoComplaints(guest)
  await guest.context.close()
})

it('lists the forms of an investment and leads to its questionnaire', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/investment-advisor')
  await page.getByRole('button', { name: 'View Forms, Convertible Notes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convertible Notes' })
  await dialog.getByText('$2,500-7,500').waitFor()
  await expectAccessible(page)
  await page.route('**/api/investment/get-started', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Get Started' }).click()
  await dialog.getByText('Error starting investment docs. Please try again.').waitFor()
  await dialog.getByRole('button', { name: 'Get Started' }).click()
  await page.waitForURL(/\/questionnaire\/10$/)
  await page.goBack()
  await page.goto('/investment-advisor')
  await page.locator('main').getByRole('button', { name: 'Get Started' }).click()
  await page.waitForURL(/\/questionnaire\/9$/)
  await guest.context.close()
})
