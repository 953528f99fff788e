import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
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
