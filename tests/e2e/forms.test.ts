import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { visit } from './support/browser.ts'
import { useSite } from './support/site.ts'

const site = useSite()

interface FormCase {
  at: string
  api: string
  filled: Record<string, string>
  button: string
  /** The field of the e-mail address, as the server calls it and as it is labelled. */
  email: { field: string; label: string }
  /** Another field that the server refuses, further up. */
  first: { field: string; label: string }
}

const forms: Record<string, FormCase> = {
  'the contact form': {
    at: '/help',
    api: 'contact',
    filled: { Name: 'Ada King', 'E-mail': 'ada@acme.example', Subject: 'Witnesses', Message: 'May my neighbor?' },
    button: 'Send Message',
    first: { field: 'name', label: 'Name' },
    email: { field: 'email', label: 'E-mail' }
  },
  'a new account': {
    at: '/signin?mode=create',
    api: 'auth/register',
    filled: { 'First name': 'Ada', 'Last name': 'King', 'E-mail': 'ada@acme.example', Password: 'four quiet bicycles' },
    button: 'Create Account',
    first: { field: 'first_name', label: 'First name' },
    email: { field: 'email', label: 'E-mail' }
  },
  'a demo': {
    at: '/enterprise-hub?open=schedule',
    api: 'enterprise/schedule-demo',
    filled: { 'Company name': 'Acme Inc.', 'Contact name': 'Ada King', 'E-mail': 'ada@acme.example' },
    button: 'Schedule Demo',
    first: { field: 'company_name', label: 'Company name' },
    email: { field: 'user_email', label: 'E-mail' }
  },
  'a trial': {
    at: '/enterprise-hub?open=trial',
    api: 'enterprise/start-trial',
    filled: { 'Company name': 'Acme Inc.', 'Work email': 'ada@acme.example' },
    button: 'Start Trial',
    first: { field: 'company_name', label: 'Company name' },
    email: { field: 'user_email', label: 'Work email' }
  }
}

describe.each(Object.entries(forms))('%s', (_name, { at, api, filled, button, first, email }) => {
  it('stops at an address that the server would refuse, and says what the server would', async () => {
    const guest = await visit(site)
    const asked: string[] = []
    await guest.page.route(`**/api/${api}`, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    const form = await open(guest.page, at, button)
    for (const [label, text] of Object.entries(filled)) await form.getByLabel(label, { exact: true }).fill(text)
    await form.getByLabel(email.label, { exact: true }).fill('ada@mail.c')
    await form.getByRole('button', { name: button }).click()
    await expect
      .poll(() => wordsAt(form.getByLabel(email.label, { exact: true })))
      .toContain('Please enter a valid email address')
    await expect.poll(() => focusedName(guest.page)).toBe(email.field)
    expect(asked).toEqual([])
    await guest.context.close()
  })

  it('shows what the server refuses at its fields, leads to the first, and keeps what was typed', async () => {
    const guest = await visit(site)
    const errors = [first, email].map(({ field, label }) => ({ field, message: `Not this ${label}.` }))
    await guest.page.route(`**/api/${api}`, (route) =>
      route.fulfill({ status: 422, json: { detail: 'Please check the form.', code: 'invalid', errors } })
    )
    const form = await open(guest.page, at, button)
    for (const [label, text] of Object.entries(filled)) await form.getByLabel(label, { exact: true }).fill(text)
    await form.getByRole('button', { name: button }).click()
    for (const { label } of [first, email]) {
      const field = form.getByLabel(label, { exact: true })
      await expect.poll(() => wordsAt(field)).toContain(`Not this ${label}.`)
      expect(await field.inputValue()).toBe(filled[label])
    }
    await expect.poll(() => focusedName(guest.page)).toBe(first.field)
    await expectAccessible(guest.page)
    await guest.context.close()
  })
})

/** The form with this button. */
async function open(page: Page, at: string, button: string) {
  await page.goto(at)
  await page.locator('html[data-arrived]').waitFor()
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) })
  await form.waitFor()
  return form
}

const focusedName = (page: Page) => page.evaluate('document.activeElement.name')

/** What is read of a field that is marked as wrong. */
async function wordsAt(field: Locator): Promise<string> {
  if ((await field.getAttribute('aria-invalid')) !== 'true') return ''
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
  const texts = await Promise.all(ids.map((id) => field.page().locator(`[id="${id}"]`).textContent()))
  return texts.join(' ')
}
