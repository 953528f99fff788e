import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { takeSeat } from './support/seat.ts'
import { useSite } from './support/site.ts'

const site = useSite()

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByText('Connected', { exact: true }).waitFor()
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Your message').fill(words)
  await page.keyboard.press('Enter')
}

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

it('answers from the articles at its pace, and hands over to the offline form when nobody is there', async () => {
  const guest = await visit(site, { width: 320 })
  const { page } = guest
  const handedOver = page.waitForRequest((request) => request.url().endsWith('/api/live-chat/submit'))
  await page.goto('/help')
  await openChat(page)
  await say(page, '   ')
  const asked = Date.now()
  await say(page, 'Can I get a refund?')
  await page.getByText('AI Support is typing…').waitFor()
  expect(await page.getByLabel('Your message').isDisabled()).toBe(true)
  await page.getByText('AI Support is typing…').waitFor({ state: 'detached' })
  expect(Date.now() - asked).toBeGreaterThanOrEqual(1_500)
  expect(await page.getByRole('log').getByText('You', { exact: false }).count()).toBeGreaterThan(0)
  await page.getByRole('log').getByRole('listitem').filter({ hasText: 'Add-ons: 50 percent' }).waitFor()
  await page.getByRole('button', { name: 'Connect me to a specialist' }).click()
  await page.getByRole('heading', { name: 'Connecting you to a specialist' }).waitFor()
  const record = (await handedOver).postDataJSON()
  expect(record).toMatchObject({ topic: 'Connect me to a specialist', status: 'Needs Follow-up' })
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill('ada@customer.example')
  await expectAccessible(page)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
  await page.getByRole('button', { name: 'Leave it' }).click()
  await page.getByRole('log').getByText('Thank you. Specialists follow up by email within 4 hours.').waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})

it('brings a person who is at the desk, and keeps what was said while the line was cut', async () => {
  const agent = await takeSeat(site, 'Grace')
  const { page, context } = await visit(site)
  await page.goto('/help')
  await page.getByRole('button', { name: 'Get Live Help' }).click()
  await agent.claimNext()
  await page.getByText('Live Specialist').waitFor()
  await page.getByText('Grace has joined the conversation.').waitFor()
  await say(page, 'My order ends in 4f0a.')
  await agent.hears('My order ends in 4f0a.')
  await context.setOffline(true)
  await page.getByText('Connection lost').waitFor()
  await say(page, 'Are you still there?')
  await context.setOffline(false)
  await agent.hears('Are you still there?')
  await agent.say('I am. Let me look.')
  await page.getByText('I am. Let me look.').waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('I am. Let me look.').waitFor()
  await page.getByRole('button', { name: 'Collapse chat' }).click()
  await agent.say('Found it.')
  await page.getByRole('button', { name: 'Open chat, 1 new' }).waitFor()
  await agent.leave()
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
