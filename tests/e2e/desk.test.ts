import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { takeSeat } from './support/seat.ts'
import { useSite } from './support/site.ts'
import { asStaff } from './support/staff.ts'

// Whoever opens the desk is there for every visitor of the shared system: what asks whether somebody is stands in this file.
const site = useSite()
const QUESTION = 'May my neighbor sign as a witness?'

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Your message').fill(words)
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText(words).waitFor()
}

async function openChat(page: Page): Promise<void> {
  await page.goto('/help')
  await page.getByRole('button', { name: 'Open chat' }).click()
}

/** In place of a service whose limit is reached: the words and the close code that it ends a new chat with. */
async function turnAway(page: Page) {
  let full = true
  await page.routeWebSocket('**/api/support-chat/socket', (socket) => {
    if (!full) return void socket.connectToServer()
    socket.onMessage(() => {
      const detail = 'Too many chats were begun from your network within an hour.'
      socket.send(JSON.stringify({ type: 'error', code: 'too-many-requests', detail, retry_after: 2_500 }))
      void socket.close({ code: 4429, reason: 'Too much from here' })
    })
  })
  return () => {
    full = false
  }
}

it('answers from the articles at its pace, and hands over to the offline form when nobody is there', async () => {
  const guest = await visit(site, { width: 320 })
  const { page } = guest
  const handedOver = page.waitForRequest((request) => request.url().endsWith('/api/live-chat/submit'))
  await openChat(page)
  await page.getByText('Connected', { exact: true }).waitFor()
  await page.getByLabel('Your message').fill('   ')
  await page.keyboard.press('Enter')
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

it('shows an agent the first question, and keeps the conversation while the agent is elsewhere', async () => {
  const staff = await asStaff(site, '/admin?tab=chats')
  const desk = staff.page
  await desk.getByText('is available').waitFor()
  const guest = await visit(site, { width: 390 })
  await openChat(guest.page)
  await guest.page.getByText('Connected', { exact: true }).waitFor()
  await say(guest.page, QUESTION)
  await guest.page.getByText('AI Support is typing…').waitFor({ state: 'hidden' })
  await say(guest.page, 'Connect me to a specialist')

  await desk.getByRole('button', { name: `Take it: ${QUESTION}` }).click()
  await desk.getByRole('heading', { name: QUESTION }).waitFor()
  const log = desk.getByRole('log', { name: 'Conversation' })
  await log.getByText('has joined the conversation').waitFor()
  expect(await log.getByText(QUESTION).isVisible()).toBe(true)
  expect(await log.evaluate((box) => box.scrollTop)).toBe(0)
  await guest.page.getByText('Live Specialist').waitFor()

  await desk.getByRole('tab', { name: 'Queue' }).click()
  await desk.getByRole('tab', { name: 'Contact Forms' }).click()
  await say(guest.page, 'Are you still there?')
  await desk.getByRole('tab', { name: 'Chats' }).click()
  await log.getByText('Are you still there?').waitFor()

  // Longer than a seat was kept when a conversation went back after twenty seconds.
  await desk.goto('/services')
  await new Promise((resolve) => setTimeout(resolve, 25_000))
  await desk.goto('/admin?tab=chats')
  await log.getByText(QUESTION).waitFor()
  await desk.getByLabel('Your answer').fill('I am. Yes, a neighbor may.')
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  await guest.page.getByText('I am. Yes, a neighbor may.').waitFor()
  expect(await guest.page.getByText('has left the conversation').count()).toBe(0)

  await staff.context.setOffline(true)
  await desk.getByText('The line is interrupted.').waitFor()
  await desk.getByLabel('Your answer').fill('And two are better.')
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  await staff.context.setOffline(false)
  await guest.page.getByText('And two are better.').waitFor()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'End it' }).click()
  await guest.page.getByText('This conversation has ended.', { exact: true }).waitFor()
  await Promise.all([guest.context.close(), staff.context.close()])
})

it('says why a chat has no place now, and sends what was written when it has', async () => {
  const guest = await visit(site, { width: 390 })
  const { page } = guest
  const makeRoom = await turnAway(page)
  await openChat(page)
  await page.getByText('Too many chats were begun from your network within an hour.').waitFor()
  await page.getByText('You can try again in 42 minutes.').waitFor()
  expect(await page.getByText('Connection lost').count()).toBe(0)
  await say(page, QUESTION)
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByText('You can try again in 42 minutes.').waitFor()
  expect(await page.getByRole('log').getByText(QUESTION).isVisible()).toBe(true)
  makeRoom()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Connected', { exact: true }).waitFor()
  await page.getByText('not sent yet').waitFor({ state: 'hidden' })
  expect(await page.getByRole('log').getByText(QUESTION).count()).toBe(1)
  await page.getByText('AI Support is typing…').waitFor({ state: 'hidden' })
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

it('fits a small screen in the dark, every tab of it, and can be used by everybody', async () => {
  const guest = await asStaff(site, '/admin', 'admin', { width: 320, dark: true })
  const { page } = guest
  await page.getByRole('heading', { name: 'Transactions' }).waitFor()
  const tabs = await page.getByRole('tab').allInnerTexts()
  expect(tabs.slice(0, 3)).toEqual(['Transactions', 'Documents', 'Contact Forms'])
  for (const tab of tabs) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page).catch((error: Error) => {
      throw new Error(`${tab}: ${error.message}`)
    })
    const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    expect([tab, wide]).toEqual([tab, 0])
  }
  expectNoComplaints(guest)
  await guest.context.close()
})
