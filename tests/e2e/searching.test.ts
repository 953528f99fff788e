import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { customer } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { useSite } from './support/site.ts'

const site = useSite()
const words = 'last will and testament for texas'

/** As a person types who knows what she looks for: letters that come together, and short rests. */
async function typeFast(page: Page, text: string): Promise<void> {
  for (const [index, letter] of [...text].entries()) {
    await page.keyboard.type(letter)
    await page.waitForTimeout((index * 17) % 50)
  }
}

const asked = (page: Page) => new URL(page.url()).searchParams.get('q')

/** A browser on an old telephone: what follows the typing comes behind it. */
async function slowVisit(token?: string) {
  const guest = await visit(site, token ? { token } : {})
  const session = await guest.context.newCDPSession(guest.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  return guest
}

const adminToken = async () => {
  const { email, password } = site.system.logins.admin
  return (await customer(site.system).call('POST', '/api/auth/login', { email, password })).body.token as string
}

it.each([
  ['/services', 'Search services'],
  ['/forms-library', 'Search forms'],
  ['/help', 'Search help articles'],
  ['/admin', 'Search']
])('keeps every letter that is typed fast on %s, while the address follows', async (path, label) => {
  const guest = await slowVisit(path === '/admin' ? await adminToken() : undefined)
  const { page } = guest
  await page.goto(path)
  const field = page.getByLabel(label, { exact: true })
  for (const text of [words, `${words} again`]) {
    await field.click()
    await page.keyboard.press('ControlOrMeta+a')
    await typeFast(page, text)
    await eventually(() => expect(asked(page)).toBe(text))
    expect(await field.inputValue()).toBe(text)
  }
  await page.keyboard.press('Backspace')
  await eventually(() => expect(asked(page)).toBe(`${words} agai`))
  expect(await field.inputValue()).toBe(`${words} agai`)
  expectNoComplaints(guest)
  await guest.context.close()
})

it('keeps what is typed before the code of the page is there', async () => {
  const guest = await visit(site)
  const { page } = guest
  let letThrough = () => {}
  const typed = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await typed
    await route.continue()
  })
  const arrived = page.goto('/services', { waitUntil: 'commit' })
  const field = page.getByLabel('Search services')
  await field.click()
  await typeFast(page, 'lease')
  letThrough()
  await arrived
  expect(await field.inputValue()).toBe('lease')
  expect(await page.evaluate('document.activeElement.name')).toBe('q')
  await typeFast(page, ' texas')
  await eventually(() => expect(asked(page)).toBe('lease texas'))
  expectNoComplaints(guest)
  await guest.context.close()
})

it('shows in the field what Back, Forward and a link bring', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/services')
  const field = page.getByLabel('Search services')
  await field.click()
  await typeFast(page, 'will')
  await page.getByRole('button', { name: 'Wills, Estates & Probate' }).click()
  await eventually(() => expect(page.url()).toContain('category='))
  await field.fill('')
  await field.click()
  await typeFast(page, 'simple')
  await eventually(() => expect(asked(page)).toBe('simple'))
  await page.goBack()
  await eventually(async () => expect(await field.inputValue()).toBe('will'))
  await page.goForward()
  await eventually(async () => expect(await field.inputValue()).toBe('simple'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
  await eventually(async () => expect(await field.inputValue()).toBe(''))
  expect(asked(page)).toBeNull()
  expectNoComplaints(guest)
  await guest.context.close()
})

it('takes a day typed into a staff list digit by digit', async () => {
  const guest = await slowVisit(await adminToken())
  const { page } = guest
  await page.goto('/admin')
  const from = page.getByLabel('From', { exact: true })
  await from.focus()
  await typeFast(page, '11222026')
  await eventually(() => expect(page.url()).toContain('2026-11-22'))
  expect(await from.inputValue()).toBe('2026-11-22')
  expectNoComplaints(guest)
  await guest.context.close()
})
