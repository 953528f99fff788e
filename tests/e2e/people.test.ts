import { expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { useSite } from './support/site.ts'

const site = useSite()

it('takes one vote each time an article is opened, and thanks or apologizes', async () => {
  const guest = await visit(site)
  const { page } = guest
  const votes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') votes.push(new URL(request.url()).search)
  })
  await page.goto('/help?q=refund')
  await page.getByRole('button', { name: 'Refunds and the 30-day guarantee' }).click()
  await page.getByRole('button', { name: 'Helpful', exact: true }).click()
  await page.getByText('Thank you!').waitFor()
  expect(await page.getByRole('button', { name: 'Not helpful' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Helpful', exact: true }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Refunds and the 30-day guarantee' }).click()
  await page.getByRole('button', { name: 'Not helpful' }).click()
  await page.getByText('We are sorry').waitFor()
  expect(votes).toEqual(['?helpful=true', '?helpful=false'])
  await expectAccessible(page)
  expectNoComplaints(guest)
  await guest.context.close()
})

it('asks for all of a message, keeps it when it could not be sent, and clears it when it was', async () => {
  const { page, context } = await visit(site)
  await page.goto('/help')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await eventually(async () => expect(await page.evaluate('document.activeElement.name')).toBe('name'))
  await page.getByLabel('Name').fill('Ada King')
  await page.getByLabel('E-mail').fill('ada@customer.example')
  await page.getByLabel('Subject').fill('Witnesses')
  await page.getByLabel('Message', { exact: true }).fill('May my neighbor be a witness?')
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { detail: 'Down', code: 'down' } }))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page
    .getByText('Sorry, there was an error sending your message. Please try again or contact us directly.')
    .waitFor()
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('May my neighbor be a witness?')
  await page.unroute('**/api/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page
    .getByText("Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.")
    .waitFor()
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('')
  await context.close()
})

it('finds attorneys with a score, then by the directory, then shows its three samples', async () => {
  const { page, context } = await visit(site)
  await page.goto('/legal-disclaimer')
  await page.getByRole('button', { name: 'Find Local Attorneys' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find Local Attorneys' })
  const search = dialog.getByRole('button', { name: 'Find Attorneys' })
  expect(await search.isDisabled()).toBe(true)
  await dialog.getByLabel('City').press('Enter')
  await dialog.getByRole('alert').getByText('Please select a state').waitFor()
  expect(await dialog.getByLabel('Practice area').locator('option').count()).toBe(1 + 24)
  await dialog.getByLabel('State').selectOption('TX')
  await dialog.getByLabel('Practice area').selectOption('Family Law')
  await search.click()
  await dialog
    .getByText(/% match/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await page.route('**/api/find-attorneys-ai', (route) => route.abort())
  await search.click()
  await dialog.getByText('The matching is not available right now.', { exact: false }).waitFor()
  expect(await dialog.getByText(/% match/).count()).toBe(0)
  await page.route('**/api/attorney-directory', (route) => route.abort())
  await search.click()
  await dialog.getByText('The directory is not available right now.', { exact: false }).waitFor()
  expect(await dialog.getByRole('listitem').getByText('Sample, fictional').count()).toBe(3)
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  await context.close()
})
