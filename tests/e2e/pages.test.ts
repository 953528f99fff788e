import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { publicPages } from '../../web/src/app/public-pages.ts'
import { customer, fixture } from '../support/customer.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { initialScript, SCRIPT_LIMIT_BYTES } from './support/initial-script.ts'
import { useSite } from './support/site.ts'
import { expectOnlyNetworkComplaints } from './support/storm.ts'
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
      if (refused) expectOnlyNetworkComplaints(guest)
      else expectNoComplaints(guest)
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

it('lets a keyboard alone choose, pay, answer, and download the papers', async () => {
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
  const press = async (what: string) => {
    await tabTo(what)
    await keyboard.press('Enter')
  }
  const type = async (what: string, words: string) => {
    await tabTo(what)
    await keyboard.type(words)
  }
  await page.goto('/services?q=simple+will')
  await page.getByRole('link', { name: 'Start Now - $49' }).first().waitFor()
  await press('Start Now - $49')
  await page.waitForURL(/\/checkout\//)
  await page.getByLabel('Your state').waitFor()
  await type('Your state', 'Texas')
  await type('E-mail', 'keys@customer.example')
  await press('Pay $49.00')
  await page.waitForURL(/\/c\/pay\//)
  await type('Card number', '4242424242424242')
  await type('Expiry', '1234')
  await type('CVC', '123')
  await type('Name on card', 'Ada Tester')
  await keyboard.press('Enter')
  await page.waitForURL(/\/payment-success/)
  await answerAllButTheLast(page)
  await press('the questions')
  await page.getByRole('heading', { name: 'What would you like for your funeral?' }).waitFor()
  await tabTo('Burial')
  await keyboard.press('Space')
  await press('Next')
  await page.getByRole('heading', { name: /anything else your family should know/ }).waitFor()
  await press('Next')
  await page.getByRole('heading', { name: /Where will the signed will/ }).waitFor()
  await tabTo("I don't know yet")
  await keyboard.press('Space')
  await press('Next')
  await page.getByRole('heading', { name: /personal message/ }).waitFor()
  await press('Complete')
  await page.getByRole('heading', { name: 'Questionnaire Complete' }).waitFor()
  await press('Generate Documents')
  await page.getByRole('heading', { name: 'Document Preview & Download' }).waitFor({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), press('Download All Documents')])
  expect(download.suggestedFilename()).toMatch(/\.(pdf|zip)$/)
  expectNoComplaints(guest)
  await guest.context.close()
})

/** The long middle of the form, for the customer of this browser; typing is tested elsewhere. */
async function answerAllButTheLast(page: Page): Promise<void> {
  const { funeral, funeral_details, papers_place, message, ...answers } = fixture('simple-will', 'texas-single')
  const user_id = await page.evaluate('localStorage.getItem("user_id")')
  const body = { user_id, service_id: 1, answers, completed: false }
  expect((await customer(site.system).call('POST', '/api/questionnaire/save', body)).status).toBe(200)
  await page.reload()
  await page.getByRole('link', { name: /the questions/ }).waitFor()
}

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
