import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { expectAccessible } from './support/axe.ts'
import { type Visit, visit } from './support/browser.ts'
import { account } from './support/failing-screens/account.ts'
import { help } from './support/failing-screens/help.ts'
import { journey, STORM_CODE } from './support/failing-screens/journey.ts'
import { press, type Screen, sees } from './support/screen.ts'
import { useSite } from './support/site.ts'
import { brew, expectOnlyNetworkComplaints, losePatience, slow } from './support/storm.ts'

const site = useSite()
const WILL = 1
const password = 'a long and unusual phrase'
const saved = sees('Progress saved! You can return to this questionnaire anytime.')
const ended = sees('Your session has ended. What you typed is still here: sign in again to go on.')
const nameField = (page: Page) => page.locator('main form input').first()

let admin: string
beforeAll(async () => {
  const { logins } = site.system
  admin = (await customer(site.system).call('POST', '/api/auth/login', logins.admin)).body.token
  await signUp('desk@customer.example')
  // One that nobody at this address has used: files run in any order.
  const offer = { code: STORM_CODE, discount_percent: 20, description: '20% off your first order' }
  expect((await withToken('POST', '/api/admin/promo-codes', admin, offer)).status).toBe(201)
})

async function signUp(email = customer(site.system).email) {
  const account = { email, password, first_name: 'Ada', last_name: 'Núñez' }
  const { body } = await customer(site.system).call('POST', '/api/auth/register', account)
  return { email, token: body.token as string }
}

const withToken = (method: string, path: string, token: string, body?: object) =>
  customer(site.system).call(method, path, body, { authorization: `Bearer ${token}` })

/** Ends the session while its page is open. */
const endSession = async (token: string) =>
  expect((await withToken('POST', '/api/auth/logout', token)).status).toBeLessThan(300)

/** Signs in by the form, so that the token is the page's own. */
async function signIn(page: Page, path: string): Promise<{ email: string; token: string }> {
  const { email } = await signUp()
  await page.goto('/signin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await press('Sign In')(page)
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor()
  const token = String(await page.evaluate("localStorage.getItem('authToken')"))
  await page.goto(path)
  await page.getByText('Hi, Ada!').first().waitFor()
  return { email, token }
}

async function leave(guest: Visit): Promise<void> {
  expectOnlyNetworkComplaints(guest)
  await guest.context.close()
}

async function meets(one: Screen): Promise<void> {
  const token = one.as === 'admin' ? admin : one.as === 'customer' ? (await signUp()).token : undefined
  const guest = await visit(site, token ? { token } : {})
  const calmDown = one.how === 'hangs' ? await losePatience(guest) : null
  const { page } = guest
  const calm = await brew(page, one)
  await page.goto(one.path)
  await page.locator('main h1').first().waitFor()
  await one.open?.(page)
  const form = (await page.locator('dialog[open]').count()) > 0 ? page.locator('dialog[open]') : page.locator('main')
  for (const [label, value] of Object.entries(one.chosen ?? {})) {
    await form.getByLabel(label, { exact: true }).selectOption(value)
  }
  const typed = Object.entries(one.typed ?? {})
  for (const [label, text] of typed) await form.getByLabel(label, { exact: true }).fill(text)
  await one.press?.(page)
  await page.getByText(one.says, { exact: true }).first().waitFor()
  for (const [label, text] of typed) {
    expect([label, await form.getByLabel(label, { exact: true }).inputValue()]).toEqual([label, text])
  }
  await expectAccessible(page)
  await calm()
  await calmDown?.()
  await (one.again ?? one.press)?.(page)
  await one.healed(page)
  await leave(guest)
}

describe('a call that fails', () => {
  it.concurrent.each([...journey, ...account, ...help])(
    'is told, costs nothing that was typed, and is made again: $screen',
    meets
  )

  it.concurrent('leaves each tab of the back office open, and each is read again', async () => {
    const guest = await visit(site, { token: admin })
    const { page } = guest
    const lost = page.getByText('This list could not be loaded.')
    const calm = await brew(page, { call: /\/api\/admin\/(?!stats|queue)/, how: 500 })
    await page.goto('/admin?tab=documents')
    await page.getByRole('tab', { name: 'Documents' }).waitFor()
    const tabs = ['Documents', 'Contact Forms', 'Promo Codes', 'Add-ons', 'Trials & Demos', 'Events', 'Audit']
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tab', { name: tab, selected: true }).waitFor()
      await lost.first().waitFor()
    }
    await expectAccessible(page)
    await calm()
    for (const tab of tabs.toReversed()) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tab', { name: tab, selected: true }).waitFor()
      if (await lost.isVisible()) await press('Try Again')(page)
      await lost.waitFor({ state: 'detached' })
    }
    await leave(guest)
  })

  it.concurrent('is told in the queue of the back office, which is read again at once by Try Again and else by itself', async () => {
    const guest = await visit(site, { token: admin })
    const { page } = guest
    const queue = { call: '**/api/admin/queue', how: 500 }
    await page.clock.install()
    const calm = await brew(page, queue)
    await page.goto('/admin?tab=queue')
    await sees('The queue could not be read.')(page)
    await expectAccessible(page)
    await page.clock.pauseAt(Date.now() + 1000)
    await calm()
    // Its own answer: a late refusal of the reading before would be taken for it.
    const asked = page.waitForResponse((got) => got.url().endsWith('/api/admin/queue') && got.status() === 200)
    await press('Try Again')(page)
    await asked
    await page.clock.resume()
    await sees('Events in each service')(page)

    const old = page.getByText('The last reading failed; these are the numbers before it.')
    const calmAgain = await brew(page, queue)
    await old.waitFor()
    await expectAccessible(page)
    await calmAgain()
    await old.waitFor({ state: 'detached' })
    await leave(guest)
  })

  it.concurrent('shows Try Again on a template’s button for three seconds', async () => {
    const guest = await visit(site)
    const { page } = guest
    const calm = await brew(page, { call: '**/api/documents/generate-template', how: 503 })
    await page.goto('/forms-library?q=simple+will')
    const card = page.locator('article', { hasText: 'Simple Will' })
    const from = Date.now()
    await card.getByRole('button', { name: /^Download Template/ }).click()
    await card.getByRole('button', { name: /^Try Again/ }).waitFor()
    await expectAccessible(page)
    await card.getByRole('button', { name: /^Download Template/ }).waitFor()
    expect(Date.now() - from).toBeGreaterThanOrEqual(3_000)
    await calm()
    await card.getByRole('button', { name: /^Download Template/ }).click()
    await card.getByRole('button', { name: /^Downloaded!/ }).waitFor()
    await leave(guest)
  })

  it.concurrent('thanks for a vote that does not arrive', async () => {
    const guest = await visit(site)
    const { page } = guest
    await brew(page, { call: '**/vote*', how: 'lost' })
    await page.goto('/help?article=refunds')
    await press('Helpful')(page)
    await sees('Thank you! We are glad that it helped.')(page)
    await leave(guest)
  })

  it.concurrent('costs no answer while documents are made, watched and downloaded', async () => {
    const one = customer(site.system)
    const answers = fixture('simple-will', 'texas-single')
    await one.call('POST', '/api/questionnaire/save', {
      user_id: one.userId,
      service_id: WILL,
      answers,
      completed: false
    })
    const guest = await visit(site)
    const { page } = guest
    await guest.context.addInitScript(`localStorage.setItem('user_id', '${one.userId}')`)
    const calmGenerate = await brew(page, { call: '**/api/generate-document', how: 503 })
    await page.goto('/questionnaire/simple-will?view=review')
    await press('Generate Documents')(page)
    await sees('Failed to generate document. Please contact support.')(page)
    await page.getByRole('definition').or(page.locator('main')).getByText('Ada Marie Núñez').first().waitFor()
    await expectAccessible(page)
    await calmGenerate()
    const calmWatch = await brew(page, { call: /\/api\/documents\/[^/]+(\/events)?$/, how: 500 })
    const asked = page.waitForResponse(/\/api\/documents\/[^/]+$/)
    await press('Generate Documents')(page)
    await asked
    await calmWatch()
    await page.getByRole('heading', { name: 'Document Preview & Download' }).waitFor({ timeout: 60_000 })
    const calmDownload = await brew(page, { call: '**/api/download/*', how: 500 })
    const download = () => page.getByRole('link', { name: 'Download All Documents' }).click()
    await download()
    await sees('Download will be available shortly. Please check your email for documents.')(page)
    await expectAccessible(page)
    await calmDownload()
    const file = page.waitForEvent('download')
    await download()
    await file
    await leave(guest)
  })
})

it.concurrent('says that it is slow, and does not let anybody pay twice', async () => {
  const guest = await visit(site)
  const { page } = guest
  await slow(page, /\/api\/(services\/1|checkout\/create-session)$/, 3_000)
  await page.goto('/checkout/1')
  await sees('Loading checkout...')(page)
  await page.getByLabel('Your state').selectOption('TX')
  await page.getByLabel('E-mail').fill('slow@customer.example')
  await press('Pay $49.00')(page)
  const button = page.getByRole('button', { name: 'Processing...' })
  await button.waitFor()
  expect(await button.isDisabled()).toBe(true)
  await page.waitForURL(/\/c\/pay\//)
  await page.goBack()
  await page.getByRole('button', { name: 'Pay $49.00' }).waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe('slow@customer.example')
  await leave(guest)
})

describe('a payment', () => {
  const answer = (status: string) => JSON.stringify({ status, payment_status: 'unpaid', amount_total: 4900 })
  it.concurrent.each([
    ['that nobody knows', 404, 'Error checking payment status. Please try again.'],
    ['that cannot be asked for', 503, 'Error checking payment status. Please try again.'],
    ['that stays open', answer('open'), 'Payment status check timed out. Please check your email for confirmation.'],
    ['that was not made in time', answer('expired'), 'Payment session expired. Please try again.']
  ])('%s is told so, and Check Again finds it paid', async (_what, told, sentence) => {
    const buyer = customer(site.system)
    const { session_id } = (await buyer.order(WILL, { state: 'TX' })).body
    await buyer.pay(session_id)
    const guest = await visit(site)
    const { page } = guest
    await page.clock.install()
    await page.route('**/api/checkout/status/*', (route) =>
      route.fulfill(typeof told === 'number' ? { status: told } : { contentType: 'application/json', body: told })
    )
    await page.goto(`/payment-result?session_id=${session_id}`)
    const verdict = page.getByText(sentence, { exact: true })
    await eventually(async () => {
      await page.clock.runFor(500)
      expect(await verdict.isVisible()).toBe(true)
    }, 30_000)
    await page.getByRole('heading', { name: 'Payment Status Unknown' }).waitFor()
    await expectAccessible(page)
    await page.unroute('**/api/checkout/status/*')
    await press('Check Again')(page)
    await page.waitForURL(/\/payment-success/)
    await leave(guest)
  })

  it.concurrent('without a session is told at once', async () => {
    const guest = await visit(site)
    await guest.page.goto('/payment-result')
    await guest.page.getByText('No payment session found', { exact: true }).waitFor()
    await leave(guest)
  })
})

describe('a session that is over', () => {
  it.concurrent('leads to the sign-in, and from there to where one was going', async () => {
    const { token } = await signUp()
    await endSession(token)
    const guest = await visit(site)
    const { page } = guest
    for (const path of ['/dashboard', '/dashboard?view=account', '/admin?tab=audit']) {
      await page.goto('/about')
      await page.evaluate(`localStorage.setItem('authToken', '${token}')`)
      await page.goto(path)
      await sees('Please sign in to go on.')(page)
      expect(await page.evaluate("localStorage.getItem('authToken')")).toBe(null)
    }
    await leave(guest)
  })

  it.concurrent('is told on an open dashboard and in an open back office, which stay as they are', async () => {
    const guest = await visit(site)
    const { page } = guest
    const { token } = await signIn(page, '/dashboard')
    await endSession(token)
    await page.getByRole('link', { name: 'Password, devices and your data' }).click()
    await ended(page)
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    await expectAccessible(page)
    await press('Stay signed out')(page)
    await sees('Please sign in to go on.')(page)
    await leave(guest)

    const { body } = await customer(site.system).call('POST', '/api/auth/login', site.system.logins.admin)
    const staff = await visit(site, { token: body.token })
    await staff.page.goto('/admin?tab=promo-codes')
    await staff.page.getByRole('heading', { name: 'Promo Codes' }).waitFor()
    await endSession(body.token)
    await staff.page.getByRole('tab', { name: 'Audit' }).click()
    await ended(staff.page)
    await staff.page.getByRole('tab', { name: 'Audit', selected: true }).waitFor()
    await leave(staff)
  })

  it.concurrent('keeps the answers of an open questionnaire, which are saved after signing in again', async () => {
    const guest = await visit(site)
    const { page } = guest
    const { email, token } = await signIn(page, '/questionnaire/simple-will?q=full_name')
    await nameField(page).fill('Ada Núñez')
    await press('Save Progress')(page)
    await saved(page)
    await endSession(token)
    await nameField(page).fill('Ada Marie Núñez')
    await ended(page)
    await press('Save Progress')(page)
    await sees('Failed to save progress. Please try again.')(page)
    await press('Sign in again')(page)
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByLabel('Password').fill(password)
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await dialog.waitFor({ state: 'detached' })
    await sees('saved just now')(page)
    expect(await nameField(page).inputValue()).toBe('Ada Marie Núñez')
    await page.goto('/dashboard')
    await page.getByRole('link', { name: /^Continue/ }).click()
    await page.goto(`${page.url()}&q=full_name`)
    await eventually(async () => expect(await nameField(page).inputValue()).toBe('Ada Marie Núñez'))
    await leave(guest)
  })

  it.concurrent('with its account deleted, the answers go on as nobody’s, and lose nothing', async () => {
    const guest = await visit(site)
    const { page } = guest
    const { token } = await signIn(page, '/questionnaire/simple-will?q=full_name')
    await nameField(page).fill('Ada Núñez')
    await press('Save Progress')(page)
    await saved(page)
    expect((await withToken('DELETE', '/api/auth/me', token, { password })).status).toBeLessThan(300)
    await nameField(page).fill('Ada Marie Núñez')
    await ended(page)
    await press('Stay signed out')(page)
    await press('Save Progress')(page)
    await saved(page)
    await page.goto('/questionnaire/simple-will?q=full_name')
    await eventually(async () => expect(await nameField(page).inputValue()).toBe('Ada Marie Núñez'))
    await leave(guest)
  })

  it.concurrent('and was so before the page was opened, keeps nobody from saving', async () => {
    const guest = await visit(site)
    const { page } = guest
    const { token } = await signIn(page, '/dashboard')
    await endSession(token)
    await page.goto('/questionnaire/simple-will?q=full_name')
    await nameField(page).fill('Grace Hopper')
    await press('Save Progress')(page)
    await saved(page)
    await leave(guest)
  })
})

it.concurrent('has a way on from every address that leads to nothing', async () => {
  const guest = await visit(site)
  const { page } = guest
  for (const [path, words, way] of [
    ['/checkout/no-such-service', 'Service not found', 'Back to Services'],
    ['/questionnaire/no-such-service', 'Service Not Available', 'Back to Services'],
    [`/documents/${'A'.repeat(22)}`, 'No documents at this address', 'Contact Support'],
    ['/documents/1', 'No documents at this address', 'Contact Support'],
    ['/verify-email?token=x', 'This link does not work', 'Sign In'],
    ['/verify-email', 'This link does not work', 'Sign In'],
    ['/payment-success?session_id=cs_test_nobodys', 'Payment Status Unclear', 'Contact Support'],
    ['/payment-success', 'Payment Status Unclear', 'Contact Support']
  ] as const) {
    await page.goto(path)
    await page.getByText(words, { exact: true }).first().waitFor()
    await page.locator('main').getByRole('link', { name: way }).waitFor()
    await expectAccessible(page)
  }
  await page.goto('/resume?token=x')
  await press('Continue here')(page)
  await page.getByRole('alert').first().waitFor()
  await page.goto('/reset-password?token=x')
  await page.getByLabel('New password').fill(password)
  await press('Set the password')(page)
  await page.getByRole('alert').first().waitFor()
  expect(await page.getByLabel('New password').inputValue()).toBe(password)
  await page.goto('/help?article=nothing')
  await sees('There is no such article any more.')(page)
  for (const search of [`draft=${randomUUID()}`, 'q=nothing', 'view=documents', `generation=${'A'.repeat(22)}`]) {
    await page.goto(`/questionnaire/simple-will?${search}`)
    await sees(/^Step 1 of/)(page)
  }
  await leave(guest)
})

it.concurrent('goes back step by step, and forward again, with every answer in its place', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/questionnaire/simple-will')
  await page.locator('form select').selectOption('TX')
  await press('Next')(page)
  await page.locator('#question-full_name').waitFor()
  await nameField(page).fill('Ada Núñez')
  await press('Next')(page)
  await page.locator('h1:not(#question-full_name)').first().waitFor()
  await page.getByRole('button', { name: 'All answers' }).click()
  await page.getByRole('heading', { name: 'Your answers so far' }).waitFor()
  await page.goBack()
  await page.goBack()
  await page.locator('#question-full_name').waitFor()
  expect(await nameField(page).inputValue()).toBe('Ada Núñez')
  await page.goBack()
  expect(await page.locator('form select').inputValue()).toBe('TX')
  await page.goForward()
  await page.goForward()
  await page.goForward()
  await page.getByRole('heading', { name: 'Your answers so far' }).waitFor()
  await leave(guest)
})

it.concurrent('closes each dialog with Back, keeps what was typed in it, and opens it with Forward', async () => {
  const guest = await visit(site)
  const { page } = guest
  for (const [path, button, field] of [
    ['/pricing', 'Start Enterprise Trial', 'Company name'],
    ['/pricing', 'Watch Demo, Basic', ''],
    ['/enterprise-hub', 'Schedule Demo', 'Contact name'],
    ['/investment-advisor', 'View Forms, Convertible Notes', ''],
    ['/legal-disclaimer', 'Find Local Attorneys', 'City'],
    ['/help', 'Refunds and the 30-day guarantee', '']
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: button }).first().click()
    const dialog = page.locator('dialog[open]')
    await dialog.waitFor()
    if (field) await dialog.getByLabel(field).fill('Typed here')
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(path)
    await page.goForward()
    await dialog.waitFor()
    if (field) expect(await dialog.getByLabel(field).inputValue()).toBe('Typed here')
  }
  await leave(guest)
})

it.concurrent('tells the second of two tabs that both began the same draft, and keeps what each has typed', async () => {
  const guest = await visit(site)
  const { page } = guest
  const second = await guest.context.newPage()
  await page.goto('/questionnaire/simple-will?q=full_name')
  await second.goto('/questionnaire/simple-will?q=city')
  await second.locator('#question-city').waitFor()
  await nameField(page).fill('Ada Núñez')
  await press('Save Progress')(page)
  await saved(page)
  await nameField(second).fill('Austin')
  await sees('Another tab changed these answers.')(second)
  await expectAccessible(second)
  await press('Keep what I typed here')(second)
  await sees('saved just now')(second)
  await page.goto('/questionnaire/simple-will?view=review')
  await sees('Ada Núñez')(page)
  await sees('Austin')(page)
  await leave(guest)
})

describe('without a network', () => {
  it.concurrent('one goes on answering, and all of it is saved by itself when the network is back', async () => {
    const guest = await visit(site)
    const { page } = guest
    await page.goto('/questionnaire/simple-will')
    await page.locator('form select').selectOption('TX')
    await sees('saved just now')(page)
    await guest.context.setOffline(true)
    await press('Next')(page)
    await nameField(page).fill('Ada Offline')
    await sees('not saved yet, we keep trying')(page)
    await press('Next')(page)
    await page.goBack()
    await page.locator('#question-full_name').waitFor()
    expect(await nameField(page).inputValue()).toBe('Ada Offline')
    await expectAccessible(page)
    await guest.context.setOffline(false)
    await sees('saved just now')(page)
    await page.reload()
    await eventually(async () => expect(await nameField(page).inputValue()).toBe('Ada Offline'))
    await leave(guest)
  })

  it.concurrent('a form says so at once, and a page that cannot come leaves the site standing', async () => {
    const guest = await visit(site)
    const { page } = guest
    await page.goto('/help')
    await page.getByLabel('Message', { exact: true }).waitFor()
    for (const [label, text] of Object.entries({ Name: 'Ada', Subject: 'Rain', Message: 'It rains.' })) {
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    await page.getByLabel('E-mail', { exact: true }).fill('ada@customer.example')
    await guest.context.setOffline(true)
    await press('Send Message')(page)
    await sees('Sorry, there was an error sending your message. Please try again or contact us directly.')(page)
    await guest.context.setOffline(false)
    await press('Send Message')(page)
    await sees("Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.")(page)
    await guest.context.setOffline(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Investment Advisor' }).click()
    await sees(/There is no connection to Formwright right now/)(page)
    expect(await page.getByRole('heading', { name: 'Help and support' }).isVisible()).toBe(true)
    await expectAccessible(page)
    await guest.context.setOffline(false)
    await page.getByRole('button', { name: 'View Forms, Convertible Notes' }).waitFor()
    guest.complaints.splice(0)
    await leave(guest)
  })

  it.concurrent('the chat says so, keeps what is being typed, and is back by itself', async () => {
    const guest = await visit(site)
    const { page } = guest
    await page.goto('/help')
    await press('Open chat')(page)
    await page.getByText('Connected', { exact: true }).waitFor()
    await page.getByLabel('Your message').fill('Half a sent')
    await guest.context.setOffline(true)
    await sees('Connection lost')(page)
    await expectAccessible(page)
    await guest.context.setOffline(false)
    await page.getByText('Connected', { exact: true }).waitFor()
    expect(await page.getByLabel('Your message').inputValue()).toBe('Half a sent')
    await leave(guest)
  })
})
