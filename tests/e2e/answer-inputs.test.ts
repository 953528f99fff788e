import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Answers, customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, type Visit, visit } from './support/browser.ts'
import { useSite } from './support/site.ts'

const site = useSite()
const company = fixture('llc-formation', 'de-single')

/** Questions of a real form, asked in other formats: what is tried here are the fields, not the form. */
const formats: Record<string, object> = {
  office_address: { format: 'address', autocomplete: 'street-address' },
  mailing_address: { format: 'address', abroad: true, required: true },
  responsible_party: { format: 'name', autocomplete: 'name' },
  organizer_name: { format: 'place' },
  organizer_address: { format: 'birth_date', example: undefined },
  member_name: { format: 'name' },
  member_address: { format: 'address' }
}

/** The form open at a question, with these answers so far and the fields asked in `formats`. */
async function openedAt(question: string, width: number, changed: Answers = {}): Promise<Visit> {
  const guest = await visit(site, { width })
  const { call, userId } = customer(site.system)
  const { [question]: _, ...rest } = { ...company, ...changed } as Answers
  const answers = question in changed ? { ...company, ...changed } : rest
  await call('POST', '/api/questionnaire/save', { user_id: userId, service_id: 2, answers, completed: false })
  await guest.context.addInitScript(`localStorage.setItem('user_id', '${userId}')`)
  await guest.page.route(/\/api\/questionnaire\/(2|llc-formation)(\?|$)/, async (route) => {
    const response = await route.fetch()
    const answered = await response.json()
    const asked = (field: { id: string; repeat?: { fields: { id: string }[] } }): object => ({
      ...field,
      ...formats[field.id],
      ...(field.repeat && { repeat: { ...field.repeat, fields: field.repeat.fields.map(asked) } })
    })
    await route.fulfill({ response, json: { ...answered, questions: answered.questions.map(asked) } })
  })
  await guest.page.goto(`/questionnaire/llc-formation?q=${question}`)
  await guest.page.locator(`#question-${question}`).waitFor()
  return guest
}

const next = (page: Page) => page.getByRole('button', { name: /^(Next|Complete|Save and return)$/ })

/** Letter by letter, as a person does. */
const type = (field: Locator, text: string) => field.pressSequentially(text, { delay: 15 })

/** Nothing hangs over the edge of a narrow screen, and nothing is hard to use. */
async function expectUsable(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}

const saved = (page: Page) => page.getByText('saved just now').waitFor()

it.each([320, 1280])('asks for an address in its parts and says at each what is wrong, at %i px', async (width) => {
  const guest = await openedAt('office_address', width)
  const { page } = guest
  const part = (name: string) => page.getByLabel(name, { exact: true })
  expect(await part('Street address').getAttribute('autocomplete')).toBe('address-line1')
  await type(part('Street address'), '418 Alder Court')
  await type(part('ZIP code'), '94607')
  await part('State').selectOption('DE')
  await page.getByText('Did you mean').getByRole('button', { name: 'Oakland, California' }).waitFor()
  await next(page).click()
  await page.getByText('Please give the city or town.').waitFor()
  await page.getByText('ZIP code 94607 is in California, not in Delaware.').waitFor()
  await eventually(async () =>
    expect(await page.evaluate('document.activeElement.labels[0].textContent')).toBe('City or town')
  )
  await expectUsable(page)
  await saved(page)
  await page.reload()
  await part('ZIP code').waitFor()
  expect([await part('Street address').inputValue(), await part('ZIP code').inputValue()]).toEqual([
    ...['418 Alder Court', '94607']
  ])
  await part('ZIP code').fill('19901')
  await page.getByRole('button', { name: 'Dover, Delaware' }).click()
  await eventually(async () => expect(await part('City or town').inputValue()).toBe('Dover'))
  await next(page).click()
  await page.locator('#question-office_county').waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})

it('takes an address that is pasted whole apart, and one in another country as it is written', async () => {
  const guest = await openedAt('mailing_address', 320)
  const { page } = guest
  await page.getByLabel('Street address').fill('418 Alder Court, Apt 2, Round Rock, Texas 78664')
  expect(await page.getByLabel('City or town').inputValue()).toBe('Round Rock')
  expect(await page.getByLabel(/^Apartment/).inputValue()).toBe('Apt 2')
  expect(await page.getByLabel('Street address').getAttribute('autocomplete')).toBe('off')
  await page.getByLabel('This address is outside the United States').check()
  const abroad = page.getByLabel('Address with city and country')
  await abroad.fill('')
  await type(abroad, '12 Rue Cler')
  await next(page).click()
  await page.getByText('Please end with the city and the country').waitFor()
  await expectUsable(page)
  await type(abroad, ', 75007 Paris, France')
  await next(page).click()
  await page.locator('#question-company_phone').waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})

it.each([320, 1280])(
  'offers the counties of the state, and takes another name with a word, at %i px',
  async (width) => {
    const guest = await openedAt('office_county', width, {
      office_address: '418 Alder Street, Suite 2, Dover, DE 19901'
    })
    const { page } = guest
    const county = page.locator('form').getByRole('combobox')
    await page.getByText('By the ZIP code you gave:').getByRole('button', { name: 'Kent' }).waitFor()
    await eventually(async () => expect(await page.locator('datalist option').count()).toBe(3))
    await type(county, 'Sussex County')
    expect(await page.getByText('We know no such county').count()).toBe(0)
    await county.fill('Alameda County')
    await page.getByText('We know no such county in Delaware.').waitFor()
    await expectUsable(page)
    await county.fill('')
    await page.getByRole('button', { name: 'Kent' }).click()
    expect(await county.inputValue()).toBe('Kent')
    await next(page).click()

    expectNoComplaints(guest)
    await guest.context.close()
  }
)

it.each([320, 1280])('asks for a birth in three plain fields, at %i px', async (width) => {
  const guest = await openedAt('organizer_address', width)
  const { page } = guest
  const part = (name: string) => page.getByRole('textbox', { name, exact: true })
  await type(part('Month'), '2')
  await type(part('Day'), '30')
  await type(part('Year'), '56')
  await next(page).click()
  await page.getByText('Please give a month, day and year that exist, such as April 12, 1980.').waitFor()
  await expectUsable(page)
  await part('Day').fill('29')
  await part('Year').fill('2031')
  await part('Month').fill('May')
  await page.getByText('This date lies ahead. Please check the year of birth.').waitFor()
  await part('Year').fill('56')
  await page.getByText('May 29, 1956').waitFor()
  await next(page).click()
  await page.locator('[data-row="organizer_address"]').getByText('May 29, 1956').waitFor()
  await page.getByRole('button', { name: /^Change: What is the organizer/ }).click()
  expect(await part('Month').inputValue()).toBe('5')
  expectNoComplaints(guest)
  await guest.context.close()
})

it('reads back what it understood, leaves the field as it was typed, and only offers what is likelier', async () => {
  const guest = await openedAt('start_date', 320)
  const { page } = guest
  const field = page.locator('form input')
  await type(field, '5/9/16')
  await page.getByText('May 9, 2016').first().waitFor()
  expect(await field.inputValue()).toBe('5/9/16')
  await expectUsable(page)
  await field.fill('five thousand')
  await next(page).click()
  await page.getByText('Please give a date that exists, such as April 12, 1980.').waitFor()
  expect(await field.inputValue()).toBe('five thousand')
  await page.goto('/questionnaire/llc-formation?q=responsible_party')
  expect(await field.getAttribute('autocomplete')).toBe('name')
  await field.fill('')
  await type(field, 'margaret oconnell')
  await page.getByText('Did you mean').getByRole('button', { name: 'Margaret O’Connell' }).click()
  await eventually(async () => expect(await field.inputValue()).toBe('Margaret O’Connell'))
  expect(await page.evaluate('document.activeElement.value')).toBe('Margaret O’Connell')
  await field.fill('李小龍')
  await next(page).click()
  await page
    .getByText("Please write this in Latin letters, as it stands on your passport or driver's license.")
    .waitFor()
  await expectUsable(page)
  expectNoComplaints(guest)
  await guest.context.close()
})

it.each([320, 1280])('asks the same in the entries of a list, at %i px', async (width) => {
  const guest = await openedAt('members', width)
  const { page } = guest
  const entry = page.locator('fieldset[data-open]')
  await type(entry.locator('[data-field$=".member_name"] input'), 'x')
  await entry.getByRole('radio', { name: 'A person' }).check()
  await type(entry.getByLabel('Street address'), '12 Fern Court')
  await entry.getByRole('button', { name: 'Done' }).click()
  await entry.getByText('Please give the full name, such as Ada Marie Núñez.').waitFor()
  await entry.getByText('Please choose the state.').waitFor()
  await expectUsable(page)
  await entry.locator('[data-field$=".member_name"] input').fill('Ada Núñez')
  await entry.getByLabel('City or town').fill('Dover')
  await entry.getByLabel('State', { exact: true }).selectOption('DE')
  await entry.getByLabel('ZIP code').fill('19904')
  expect(await entry.getByText('Please choose the state.').count()).toBe(0)
  expectNoComplaints(guest)
  await guest.context.close()
})

it('asks for a place as a city and a state', async () => {
  const guest = await openedAt('organizer_name', 320)
  const { page } = guest
  await type(page.getByLabel('City or town'), 'Round Rock')
  await next(page).click()
  await page.getByText('Please choose the state.').waitFor()
  await expectUsable(page)
  await page.getByLabel('State', { exact: true }).selectOption('TX')
  await next(page).click()
  await page.locator('#question-organizer_adult').waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})
