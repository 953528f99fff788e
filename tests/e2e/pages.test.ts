import { beforeAll, expect, it } from 'vitest'
import { publicPages } from '../../web/src/app/public-pages.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { initialScript, SCRIPT_LIMIT_BYTES } from './support/initial-script.ts'
import { useSite } from './support/site.ts'
import { type Tour, tourOf } from './support/tour.ts'

const site = useSite()
let tour: Tour
beforeAll(async () => {
  tour = await tourOf(site)
})

it.each([
  [1280, false],
  [1280, true],
  [320, false]
])(
  'shows every page accessibly, quietly and without a sideways scroll at %i px (dark: %s)',
  async (width, dark) => {
    await tour.each({ width, dark }, async ({ refused }, guest) => {
      await expectAccessible(guest.page)
      const wide = await guest.page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      )
      expect(wide).toBe(0)
      if (!refused) expectNoComplaints(guest)
    })
  },
  400_000
)

it.each(publicPages)(
  'shows %s to somebody without JavaScript, and loads little of it for everybody else',
  async (path) => {
    const reader = await visit(site, { script: false })
    await reader.page.goto(path)
    expect((await reader.page.locator('main').innerText()).length).toBeGreaterThan(400)
    expect(await reader.page.title()).toMatch(/^.+ \| Formwright$/)
    await reader.context.close()
    expect(await initialScript(site, path)).toBeLessThan(SCRIPT_LIMIT_BYTES)
  }
)

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
