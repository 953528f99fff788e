import pg from 'pg'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Answers, customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { mailsIn } from '../support/mailbox.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { checkOut, payByCard } from './support/journey.ts'
import { useSite } from './support/site.ts'
import { asStaff } from './support/staff.ts'

const site = useSite()
const EXPUNGEMENT = 7
const DAY = 'November 14, 2028'
const untrue = fixture('expungement-petition', 'refused/texas-completed-last-week')
const fine = fixture('expungement-petition', 'texas-nondisclosure')

/** Answers of this browser's customer, as another tab would have saved them. */
async function save(page: Page, answers: Answers, how: 'save' | 'generate-document' = 'save') {
  const user_id = await page.evaluate(() => localStorage.getItem('user_id'))
  const { call } = customer(site.system)
  const body = { user_id, service_id: EXPUNGEMENT, answers }
  return how === 'save'
    ? call('POST', '/api/questionnaire/save', { ...body, completed: false })
    : call('POST', '/api/generate-document', body)
}

const mailTo = (to: string, kind: string) =>
  eventually(async () => {
    const [mail] = await mailsIn(site.system, { to, kind })
    if (!mail) throw new Error(`no ${kind} mail yet`)
    return mail
  }, 30_000)

it('keeps an order waiting that was paid first and answered then, tells it everywhere, and makes the set once it is true', async () => {
  const email = 'waits@customer.example'
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/checkout/expungement-petition')
  await checkOut(page, { state: 'TX', email })
  await payByCard(page)
  await page.waitForURL(/\/payment-success/)
  const receipt = page.url()
  await page.getByRole('link', { name: 'Answer the questions' }).waitFor()
  expect(await save(page, untrue, 'generate-document')).toMatchObject({
    status: 422,
    body: { code: 'not-yet', possible_from: '2028-11-14' }
  })

  await page.goto(receipt)
  const notice = page.getByText('You have paid, and your papers must wait.')
  await notice.waitFor()
  await page.goto('/questionnaire/expungement-petition?view=review')
  await notice.waitFor()
  await page.getByText(`wait until ${DAY}`).waitFor()
  await page.getByText('No paper is drawn that would be untrue.').waitFor()
  const mail = await mailTo(email, 'waiting')
  expect(mail.subject).toContain('Your papers must wait')
  expect(mail.text).toContain(`wait until ${DAY}`)

  const staff = await asStaff(site, '/admin')
  const row = staff.page.getByRole('row').filter({ hasText: email })
  await row.getByText('Waiting', { exact: true }).waitFor()
  await row.getByText(`Possible from ${DAY}`).waitFor()
  await row.getByRole('button', { name: /^Refund/ }).click()
  await staff.page.getByText('Everything comes back: the papers would be untrue for now').waitFor()
  expect(await staff.page.getByLabel('Amount in dollars').inputValue()).toBe('149.00')
  await staff.page.goto('/admin?tab=documents')
  const waiting = staff.page.getByRole('table', { name: 'Waiting orders' })
  await waiting.getByText(`Possible from ${DAY}`).first().waitFor()
  expectNoComplaints(staff)
  await staff.context.close()

  expect((await save(page, fine, 'generate-document')).body).toMatchObject({ kind: 'final' })
  await mailTo(email, 'documents')
  await page.goto(receipt)
  await page.getByRole('link', { name: 'Read them here' }).waitFor()
  expect(await notice.count()).toBe(0)
  expectNoComplaints(guest)
  await guest.context.close()
})

/** As if the day had come that these answers waited for. */
async function letTheDayCome(email: string): Promise<void> {
  const client = new pg.Client({ connectionString: site.system.databaseUrls['documents'] })
  await client.connect()
  await client.query(
    `update waiting_orders set possible_from = to_char(now() - interval '2 days', 'YYYY-MM-DD')
     where order_id in (select order_id from entitlements where email = $1)`,
    [email]
  )
  await client.end()
}

it('makes nothing by itself when the day has come: the customer confirms', async () => {
  const email = 'confirms@customer.example'
  const guest = await visit(site, { width: 390 })
  const { page } = guest
  await page.goto('/checkout/expungement-petition')
  await checkOut(page, { state: 'TX', email })
  await payByCard(page)
  await page.waitForURL(/\/payment-success/)
  await page.getByRole('link', { name: 'Answer the questions' }).waitFor()
  await save(page, untrue)
  await letTheDayCome(email)
  await save(page, fine)
  await page.reload()
  await page.getByText('Nothing stands in the way of your papers any more.').waitFor()
  await page.getByRole('link', { name: 'Look at my answers' }).click()
  await page.getByRole('heading', { name: 'Questionnaire Complete' }).waitFor()
  await page.getByRole('button', { name: 'My answers are still true: make my documents' }).click()
  await page.getByRole('heading', { name: 'Document Preview & Download' }).waitFor()
  await mailTo(email, 'documents')
  expect(await mailsIn(site.system, { to: email, kind: 'waiting' })).toEqual([])
  expectNoComplaints(guest)
  await guest.context.close()
})

it('takes no money for answers that are refused, and says so at the checkout', async () => {
  const guest = await visit(site, { width: 390 })
  const { page } = guest
  await page.goto('/questionnaire/expungement-petition')
  await page.getByRole('radiogroup').or(page.locator('select')).first().waitFor()
  await eventually(async () => {
    const id = await page.evaluate(() => localStorage.getItem('user_id'))
    if (id === null) throw new Error('nobody yet')
  })
  await save(page, untrue)
  await page.goto('/checkout/expungement-petition')
  await page.getByText('so we take no money for them').waitFor()
  await page.getByLabel('Your state').selectOption('TX')
  await page.getByLabel('E-mail').fill('early@customer.example')
  expect(await page.getByRole('button', { name: /^Pay \$/ }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Change the answer' }).click()
  await page.locator('h1[id^="question-"]').waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})
