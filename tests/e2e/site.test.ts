import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { useSite } from './support/site.ts'

const site = useSite()
const mainLinks = [
  'Home',
  'Services',
  'How It Works',
  'Forms Library',
  'Investment Advisor',
  'Enterprise Hub',
  'Pricing',
  'About'
]
const menu = (page: Page) => page.locator('#mobile-menu')
const scrollTo = (page: Page, top: number) => page.evaluate(`window.scrollTo(0, ${top})`)

it('has eight main links in the header, and says which page this is', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/about')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  expect(await links.allTextContents()).toEqual(mainLinks)
  expect(await page.locator('header [aria-current=page]').allTextContents()).toEqual(['About'])
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await page.waitForURL('**/services')
  expectNoComplaints(guest)
  await guest.context.close()
})

it('keeps the categories in one row on a phone, with the chosen one in sight', async () => {
  const guest = await visit(site, { width: 390 })
  const { page } = guest
  await page.goto('/services?category=Patent+Applications+%26+IP+Protection')
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  const [first, chosen] = [
    await chip('All').boundingBox(),
    await chip('Patent Applications & IP Protection').boundingBox()
  ]
  expect(chosen?.y).toBe(first?.y)
  expect(chosen?.x).toBeGreaterThanOrEqual(0)
  expect((chosen?.x ?? 0) + (chosen?.width ?? 390)).toBeLessThanOrEqual(390)
  expectNoComplaints(guest)
  await guest.context.close()
})

it('opens the mobile menu, closes it with Escape and with any link, the link of this very page too', async () => {
  const guest = await visit(site, { width: 390 })
  const { page } = guest
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu(page).waitFor()
  expect(await menu(page).getByRole('link').allTextContents()).toEqual([...mainLinks, 'Sign In', 'Get Started'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
  await eventually(async () => {
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Open menu')
  })
  for (const link of ['How It Works', 'How It Works']) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu(page).getByRole('link', { name: link }).click()
    await menu(page).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'How it works' }).waitFor()
  }
  expectNoComplaints(guest)
  await guest.context.close()
})

it('shows the scroll control beyond 300 px, and each of its buttons until 100 px before where it leads', async () => {
  const guest = await visit(site, { width: 390 })
  const { page } = guest
  await page.goto('/terms-of-service')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const up = page.getByRole('button', { name: 'Scroll to top' })
  const down = page.getByRole('button', { name: 'Scroll to bottom' })
  await scrollTo(page, 300)
  await page.waitForTimeout(100)
  expect([await up.count(), await down.count()]).toEqual([0, 0])
  await scrollTo(page, 301)
  await up.waitFor()
  await down.waitFor()
  await scrollTo(page, (await bottomOf(page)) - 99)
  await down.waitFor({ state: 'detached' })
  expect(await up.isVisible()).toBe(true)
  await scrollTo(page, (await bottomOf(page)) - 101)
  await down.click()
  await down.waitFor({ state: 'detached' })
  expect(await page.evaluate('Math.round(window.scrollY)')).toBe(await bottomOf(page))
  await up.click()
  await up.waitFor({ state: 'detached' })
  expect(await page.evaluate('window.scrollY')).toBe(0)
  expectNoComplaints(guest)
  await guest.context.close()
})

const bottomOf = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollHeight - document.documentElement.clientHeight')

it.each([
  ['/privacy-policy', 'Privacy policy', 'There are no cookies', '#how-long'],
  ['/terms-of-service', 'Terms of service', 'not a law firm', '#delivery'],
  ['/refund-policy', 'Refund policy', 'Work in progress, 25-75%', '#guarantee']
])('makes %s readable, dated, printable, and a section of it addressable', async (path, title, sentence, section) => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto(path + section)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await expect.poll(() => page.evaluate('window.scrollY')).toBeGreaterThan(200)
  expect(await page.title()).toBe(`${title} | Formwright`)
  expect(await page.locator('main').textContent()).toContain(sentence)
  expect(await page.locator('main').textContent()).toMatch(/Last updated: \w+ \d+, 20\d\d/)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.locator('header, footer, nav, button').filter({ visible: true }).count()).toBe(0)
  await expect
    .poll(() => page.evaluate('getComputedStyle(document.body).color'), { timeout: 10_000 })
    .toBe('rgb(0, 0, 0)')
  expectNoComplaints(guest)
  await guest.context.close()
})

it('prints the refund table as the rules have it', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/refund-policy')
  const rows = page.getByRole('table').getByRole('row')
  await rows.first().waitFor()
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringMatching(/Where your order stands\s+Refund/),
    expect.stringMatching(/0-25%\s+90%/),
    expect.stringMatching(/25-75%\s+50%/),
    expect.stringMatching(/75% and over\s+None/),
    expect.stringMatching(/Add-ons, if cancelled before completion\s+50%/),
    expect.stringMatching(/Enterprise custom work, within 7 days\s+50%/),
    expect.stringMatching(/Abandoned 60\+ days\s+Non-refundable/)
  ])
  await guest.context.close()
})

it('submits nothing from the About page: what was typed goes into a letter of one’s own', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/about')
  await page.getByLabel('Your name').fill('Ada Núñez')
  await page.getByLabel('Message').fill('Do you print on A4 & Letter?')
  await page.getByLabel('Subject').fill('Paper')
  await page.getByLabel('Subject').press('Enter')
  const letter = await page.getByRole('link', { name: 'Continue in your mail program' }).getAttribute('href')
  expect(letter).toMatch(/^mailto:.+\?subject=Paper&body=Do%20you%20print%20on%20A4%20%26%20Letter%3F/)
  expect(new URL(page.url()).pathname).toBe('/about')
  expectNoComplaints(guest)
  await guest.context.close()
})

it('helps whoever comes to an address that leads nowhere', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/sevices')
  await page.getByRole('heading', { name: 'What most people look for' }).waitFor()
  await page.getByRole('searchbox').fill('lease')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/services?q=lease')
  await page.getByRole('heading', { name: 'Residential Lease' }).waitFor()
  expect(guest.complaints).toEqual([expect.stringContaining('404')])
  await guest.context.close()
})
