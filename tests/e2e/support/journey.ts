import type { Locator, Page } from 'playwright-core'
import type { Answers } from '../../support/customer.ts'

export const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', confirm: '4000 0027 6000 3184' }

/** Makes an account and arrives on its dashboard. */
export async function openAccount(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/signin?mode=create')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Núñez')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor()
}

/** From a service's checkout page to the payment provider's page, once the button asks for `total`. */
export async function checkOut(
  page: Page,
  { state, email, promo, total }: { state: string; email: string; promo?: string; total?: string }
): Promise<void> {
  await page.getByLabel('Your state').selectOption(state)
  await page.getByLabel('E-mail').fill(email)
  if (promo) {
    await page.getByLabel(/promo code/i).fill(promo)
    await page.getByRole('button', { name: 'Apply' }).click()
  }
  await page.getByRole('button', { name: total ? `Pay ${total}` : /^Pay \$/ }).click()
  await page.waitForURL(/\/c\/pay\//)
}

/** Fills in the payment provider's card page and sends it. */
export async function payByCard(page: Page, card = CARDS.good): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill('Ada Tester')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** Walks through every step of a questionnaire with these answers, up to 'Questionnaire Complete'. */
export async function answerAll(page: Page, answers: Answers): Promise<void> {
  const done = page.getByRole('heading', { name: 'Questionnaire Complete' })
  const heading = page.locator('h1[id^="question-"]')
  await heading.or(done).first().waitFor()
  while (!(await done.isVisible())) {
    const before = await heading.getAttribute('id')
    const id = before?.replace('question-', '') ?? ''
    await answer(page, id, answers[id])
    await page.getByRole('button', { name: /^(Next|Complete)$/ }).click()
    await page.locator(`h1:not([id="${before}"])`).first().waitFor()
  }
}

async function answer(page: Page, id: string, value: unknown): Promise<void> {
  if (Array.isArray(value)) return answerList(page, value)
  const form = page.locator('form', { has: page.locator(`#question-${id}`) })
  if (typeof value === 'string') await fill(form, value)
}

async function answerList(page: Page, entries: Record<string, string>[]): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    if (index > 0) await page.locator('[data-add]').click()
    const open = page.locator('fieldset[data-open]')
    await open.waitFor()
    for (const [field, value] of Object.entries(entry)) {
      await fill(open.locator(`div:has(> label[id$="-${field}"])`), value)
    }
    await open.getByRole('button', { name: 'Done' }).click()
  }
}

async function fill(place: Locator, value: string): Promise<void> {
  if (value === '__unknown__') return place.getByRole('checkbox').check()
  const part = (label: string) => place.getByLabel(label, { exact: true })
  const has = async (label: string) => (await part(label).count()) > 0
  // A whole address in the first field fills the others.
  if (await has('Street address')) return part('Street address').fill(value)
  if (await has('City or town')) return fillPlace(part, value)
  if (await has('Month')) return fillDay(part, value)
  if ((await place.getByRole('radiogroup').count()) > 0) {
    return place.getByRole('radio', { name: value, exact: true }).check()
  }
  if ((await place.locator('select').count()) > 0) {
    await place.locator('select').selectOption(value)
    return
  }
  await place.locator('input, textarea').first().fill(value)
}

type PartOf = (label: string) => Locator

/** `Round Rock, TX` */
async function fillPlace(part: PartOf, place: string): Promise<void> {
  const [city = '', state = ''] = place.split(/, (?=[A-Z]{2}$)/)
  await part('City or town').fill(city)
  await part('State').selectOption(state)
}

/** `1980-04-12` */
async function fillDay(part: PartOf, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  await part('Month').fill(String(Number(month)))
  await part('Day').fill(String(Number(date)))
  await part('Year').fill(year)
}
