import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Answers, customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { useSite } from './support/site.ts'

const site = useSite()
const company = fixture('llc-formation', 'de-single')

/** Somebody whose answers so far are these, with the form open at `search`. */
async function opened(answers: Answers, search: string, width = 1280) {
  const guest = await visit(site, { width })
  const { call, userId } = customer(site.system)
  await call('POST', '/api/questionnaire/save', { user_id: userId, service_id: 2, answers, completed: false })
  await guest.context.addInitScript(`localStorage.setItem('user_id', '${userId}')`)
  await guest.page.goto(`/questionnaire/llc-formation?${search}`)
  return guest
}

/** The words of whatever has the focus: its text, or what labels it. */
const focused = (page: Page) =>
  page.evaluate(`(() => {
    const { activeElement } = document
    const labels = activeElement.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id))
    const label = labels ?? [...(activeElement.labels ?? [])]
    return activeElement === document.body ? 'nothing' : (label[0] ?? activeElement).textContent.trim()
  })()`)

const focusedField = (page: Page) => page.evaluate('document.activeElement.closest("[data-field]")?.dataset.field')

const expectFocus = (page: Page, words: RegExp) =>
  eventually(async () => expect(await focused(page)).toMatch(words), 5_000)

const isInView = (page: Page, selector: string) =>
  page.evaluate(`(() => {
    const { top, bottom } = document.querySelector('${selector}').getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })()`)

const next = (page: Page) => page.getByRole('button', { name: /^(Next|Complete|Save and return)$/ })

it.each([390, 1280])(
  'shows the question that Change names, and comes back to its row, on a screen of %i px',
  async (width) => {
    const guest = await opened(company, 'view=review', width)
    const { page } = guest
    const change = page.getByRole('button', { name: /^Change: .*start/i }).last()
    await change.focus()
    await page.keyboard.press('Enter')
    await page.locator('#question-start_date').waitFor()
    await expectFocus(page, /start/i)
    expect(await isInView(page, '#question-start_date')).toBe(true)
    await page.locator('form input').fill('2027-01-04')
    await next(page).click()
    await page.getByRole('heading', { name: 'Questionnaire Complete' }).waitFor()
    await eventually(async () => {
      expect(await page.evaluate('document.activeElement.closest("[data-row]")?.dataset.row')).toBe('start_date')
    })
    expect(await isInView(page, '[data-row="start_date"]')).toBe(true)
    expectNoComplaints(guest)
    await guest.context.close()
  }
)

it('tells at the question that a phone number is not right, and does not go on with it', async () => {
  const guest = await opened(company, 'q=company_phone', 390)
  const { page } = guest
  await page.locator('form input').fill('55501')
  await next(page).click()
  const said = 'Please give a phone number with its area code, such as (512) 555-0142.'
  await page.getByRole('alert').getByText(said).waitFor()
  expect(await page.locator('#question-company_phone').isVisible()).toBe(true)
  expect(await page.locator('form input').getAttribute('aria-invalid')).toBe('true')
  await expectFocus(page, /phone/i)
  await expectAccessible(page)
  await page.locator('form input').fill('(302) 555-0142')
  expect(await page.getByText(said).count()).toBe(0)
  await next(page).click()
  await page.locator('#question-agent_kind').waitFor()
  await expectFocus(page, /registered agent/i)
  expectNoComplaints(guest)
  await guest.context.close()
})

it.each([320, 1280])('says on the last page what is not right and leads there, on a screen of %i px', async (width) => {
  const members = [{ ...(company['members'] as Record<string, string>[])[0], contribution_value: 'five thousand' }]
  const guest = await opened({ ...company, members, company_phone: '55501' }, 'view=review', width)
  const { page } = guest
  await page.getByRole('heading', { name: '2 answers need another look' }).waitFor()
  expect(await page.getByText('Everything is answered').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Generate Documents' }).count()).toBe(0)
  expect(await page.locator('main').innerText()).not.toMatch(/NaN|Invalid Date|undefined/)
  await expectAccessible(page)
  await page
    .getByRole('region', { name: '2 answers' })
    .getByRole('button', { name: /^Ada Marie Núñez: / })
    .click()
  const value = page.locator('[data-field="members[0].contribution_value"] input')
  await eventually(async () => expect(await focusedField(page)).toBe('members[0].contribution_value'))
  await page.getByRole('alert').getByText('Please give an amount in dollars, such as $1,250.00.').waitFor()
  await value.fill('5,000')
  await next(page).click()
  await page.getByRole('heading', { name: 'One answer needs another look' }).waitFor()
  await page.getByRole('region', { name: 'One answer' }).getByRole('button').click()
  await page.locator('form input').fill('3025550142')
  await next(page).click()
  await page.getByRole('heading', { name: 'Questionnaire Complete' }).waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})

it('keeps an entry open that is not complete, says why, and never loses the focus', async () => {
  const { members: _, ...rest } = company
  const several = { ...rest, ownership: 'Two or more owners' }
  const guest = await opened(several, 'q=members', 390)
  const { page } = guest
  const entry = page.locator('fieldset[data-open]')
  const field = (id: string) => entry.locator(`[data-field$=".${id}"]`)
  await entry.waitFor()
  await entry.getByRole('button', { name: 'Done' }).click()
  await entry.getByText('Please answer this question.').first().waitFor()
  await expectFocus(page, /name/i)
  await field('member_name').locator('input').fill('Ada Marie Núñez')
  await field('member_kind').getByRole('radio', { name: 'A person' }).check()
  await field('member_address').getByLabel('Street address').fill('12 Fern Court, Dover, DE 19904')
  await field('member_share').locator('input').fill('50')
  await field('contribution_kind').getByRole('radio', { name: 'Cash', exact: true }).check()
  await field('contribution_value').locator('input').fill('five thousand')
  await page.getByRole('button', { name: /^Add another/ }).click()
  await entry.getByText('Please give an amount in dollars, such as $1,250.00.').waitFor()
  expect(await page.locator('[data-edit]').count()).toBe(0)
  expect(await page.locator('main').innerText()).not.toContain('NaN')
  await field('contribution_value').locator('input').fill('$5,000')
  await entry.getByRole('button', { name: 'Done' }).click()
  await expectFocus(page, /^Edit$/)
  await page.getByText('$5,000.00').waitFor()
  await page.getByRole('button', { name: /^Add another/ }).click()
  await expectFocus(page, /name/i)
  expect(await next(page).isDisabled()).toBe(true)
  const why = page.getByText('Before you go on:')
  expect(await next(page).getAttribute('aria-describedby')).toBe(await why.getAttribute('id'))
  await page.locator('h1').focus()
  await why.getByRole('button').click()
  await expectFocus(page, /name/i)
  await expectAccessible(page)
  await entry.getByRole('button', { name: /^Remove this/ }).click()
  await expectFocus(page, /^Add another/)
  expectNoComplaints(guest)
  await guest.context.close()
})

it('shows at its question, and above all answers, what only the server knows to refuse', async () => {
  const guest = await opened(company, 'view=review', 390)
  const { page } = guest
  const errors = [{ field: 'company_name', message: 'This name is taken.' }]
  const body = { detail: 'Some answers need another look', code: 'invalid-answers', errors }
  await page.route('**/api/generate-document', (route) => route.fulfill({ status: 422, json: body }), { times: 1 })
  await page.getByRole('button', { name: 'Generate Documents' }).click()
  await expectFocus(page, /One answer needs another look/)
  expect(await isInView(page, 'main section[tabindex="-1"] h2')).toBe(true)
  await page.getByRole('region', { name: 'One answer' }).getByRole('button').press('Enter')
  await page.getByRole('alert').getByText('This name is taken.').waitFor()
  await expectFocus(page, /name/i)
  await page.locator('form input').fill('Juniper & Slate of Dover LLC')
  expect(await page.getByText('This name is taken.').count()).toBe(0)
  await next(page).click()
  await page.getByRole('heading', { name: 'Questionnaire Complete' }).waitFor()
  expect(await page.getByRole('heading', { name: /another look/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Generate Documents' }).click()
  await page.getByRole('heading', { name: 'Document Preview & Download' }).waitFor({ timeout: 60_000 })
  expect(await focused(page)).not.toBe('nothing')
  expect(guest.complaints.filter((complaint) => !complaint.includes('422'))).toEqual([])
  await guest.context.close()
})
