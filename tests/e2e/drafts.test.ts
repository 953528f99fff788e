import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Answers, customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { useSite } from './support/site.ts'

const site = useSite()

const begin = async (page: Page, name: string) => {
  await page.goto('/questionnaire/simple-will')
  await page.locator('form select').selectOption('TX')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.locator('#question-full_name').waitFor()
  await page.locator('form input').fill(name)
  await page.getByRole('button', { name: 'Save Progress' }).click()
  await page.getByText('Progress saved! You can return to this questionnaire anytime.').waitFor()
}

it('restores what was answered after the page is closed and opened again, and shows it in the preview', async () => {
  const guest = await visit(site)
  await begin(guest.page, 'Ada Núñez')
  await guest.page.goto('/')
  await guest.page.goto('/questionnaire/simple-will?q=full_name')
  await eventually(async () => expect(await guest.page.locator('form input').inputValue()).toBe('Ada Núñez'))
  await guest.page.frameLocator('iframe').getByText('Ada Núñez').first().waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})

it('tells the second of two tabs that the first has changed the answers, and loses neither', async () => {
  const guest = await visit(site)
  await begin(guest.page, 'Ada Núñez')
  const second = await guest.context.newPage()
  await second.goto('/questionnaire/simple-will?q=full_name')
  await second.locator('form input').waitFor()
  await guest.page.locator('form input').fill('Ada Marie Núñez')
  await guest.page.getByRole('button', { name: 'Save Progress' }).click()
  await eventually(() => expect(guest.page.getByText('Progress saved!').first().isVisible()).resolves.toBe(true))
  await second.locator('form input').fill('A. M. Núñez')
  await second.getByRole('alert').first().waitFor()
  expect(await second.locator('form input').inputValue()).toBe('A. M. Núñez')
  await guest.context.close()
})

it('keeps what was typed when the site cannot be reached, and saves it when it can', async () => {
  const guest = await visit(site)
  await begin(guest.page, 'Ada Núñez')
  await guest.context.setOffline(true)
  await guest.page.locator('form input').fill('Ada Offline')
  await guest.page.getByRole('button', { name: 'Save Progress' }).click()
  await guest.page.getByText('Failed to save progress. Please try again.').waitFor()
  await guest.context.setOffline(false)
  await guest.page.getByRole('button', { name: 'Save Progress' }).click()
  await guest.page.getByText('Progress saved! You can return to this questionnaire anytime.').waitFor()
  await guest.page.reload()
  await eventually(async () => expect(await guest.page.locator('form input').inputValue()).toBe('Ada Offline'))
  await guest.context.close()
})

const opened = async (answers: Answers) => {
  const guest = await visit(site)
  const { call, userId } = customer(site.system)
  await call('POST', '/api/questionnaire/save', { user_id: userId, service_id: 1, answers, completed: false })
  await guest.context.addInitScript(`localStorage.setItem('user_id', '${userId}')`)
  return guest
}

it('gives a second look to a contradiction, holds nobody up, and leads to the question', async () => {
  const { lapse: _, ...married } = fixture('simple-will', 'california-family')
  const guest = await opened({ ...married, executor_name: married['spouse_name'] ?? '' })
  const { page } = guest
  await page.goto('/questionnaire/simple-will?q=alternate_executor_name')
  await page.locator('form input').fill(String(married['spouse_name']))
  const warning = page.getByText(/is to carry out the will and also to step in/)
  await warning.waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.locator('#question-bond').waitFor()
  await page.getByRole('button', { name: 'All answers' }).click()
  await page.getByRole('heading', { name: 'Your answers so far' }).waitFor()
  await page.getByRole('note').getByRole('listitem').filter({ has: warning }).getByRole('button').click()
  await page.locator('#question-alternate_executor_name').waitFor()
  await page.goto('/questionnaire/simple-will?q=executor_name')
  await page.locator('#question-executor_name').waitFor()
  expect(await page.getByText('Second look:').count()).toBe(0)
  expectNoComplaints(guest)
  await guest.context.close()
})

it('explains a legal word to somebody with a keyboard, and gives the place back', async () => {
  const guest = await opened(fixture('simple-will', 'texas-single'))
  const { page } = guest
  await page.goto('/questionnaire/simple-will?q=bond')
  const word = page.getByRole('button', { name: 'bond', exact: true })
  await word.press('Enter')
  const meaning = page.getByRole('dialog', { name: 'bond' })
  await meaning.getByText(/A kind of insurance/).waitFor()
  await eventually(async () => expect(await page.evaluate('document.activeElement.role')).toBe('dialog'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await meaning.waitFor({ state: 'hidden' })
  await eventually(async () => expect(await page.evaluate('document.activeElement.textContent')).toBe('bond'))
  expectNoComplaints(guest)
  await guest.context.close()
})

it('leads from a marked place in the preview to the question that fills it', async () => {
  const guest = await opened(fixture('simple-will', 'texas-single'))
  const { page } = guest
  await page.goto('/questionnaire/simple-will?q=state')
  await page.frameLocator('iframe').locator('[data-q="executor_name"]').first().waitFor()
  // The frame is drawn smaller than it is, which the driver's own click does not reckon with.
  const [x, y] = (await page.evaluate(`(() => {
    const frame = document.querySelector('iframe')
    const place = frame.contentDocument.querySelector('[data-q="executor_name"]')
    place.scrollIntoView({ block: 'center' })
    const [around, inside] = [frame.getBoundingClientRect(), place.getBoundingClientRect()]
    const scale = around.width / frame.clientWidth
    return [around.x + (inside.x + inside.width / 2) * scale, around.y + (inside.y + inside.height / 2) * scale]
  })()`)) as [number, number]
  await page.mouse.click(x, y)
  await page.locator('#question-executor_name').waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('executor_name')
  await page.frameLocator('iframe').locator('[data-q="executor_name"].current').first().waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})
