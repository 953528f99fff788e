import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, it } from 'vitest'
import { customer } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { mailsIn } from '../support/mailbox.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { openAccount } from './support/journey.ts'
import { useSite } from './support/site.ts'
import { asStaff } from './support/staff.ts'

const site = useSite()
const password = 'a long and unusual phrase'

/** As when the customer's bank sends a refund back. */
async function failRefundOf(sessionId: string): Promise<void> {
  const sandbox = `http://127.0.0.1:${site.system.ports.sandbox}/_sandbox`
  const books = (await (await fetch(`${sandbox}/charges`)).json()) as {
    charges: { charge: string; session: string }[]
    refunds: { id: string; charge: string }[]
  }
  const charge = books.charges.find(({ session }) => session === sessionId)?.charge
  const refund = books.refunds.find((one) => one.charge === charge)
  expect((await fetch(`${sandbox}/refunds/${refund?.id}/fail`, { method: 'POST' })).status).toBe(200)
}

async function rowsOf(name: string, text: string, values: unknown[] = []): Promise<object[]> {
  const client = new pg.Client({ connectionString: site.system.databaseUrls[name] })
  await client.connect()
  return (await client.query(text, values).finally(() => client.end())).rows
}

it('tells a customer that the admin page is for staff, and shows them nothing of it', async () => {
  const guest = await visit(site)
  await openAccount(guest.page, 'curious@customer.example', password)
  await guest.page.goto('/admin')
  await guest.page.getByRole('heading', { name: 'This page is for staff' }).waitFor()
  expect(await guest.page.getByText('Total Revenue').count()).toBe(0)
  expectNoComplaints(guest)
  await guest.context.close()
})

it('shows an admin a real paid order, gives it back by the table, and exports the list', async () => {
  const buyer = customer(site.system)
  const { session_id } = (await buyer.order(1, { state: 'TX' })).body
  await buyer.pay(session_id)
  await eventually(async () => expect((await buyer.status(session_id)).body.payment_status).toBe('paid'))
  const guest = await asStaff(site, '/admin')
  const { page } = guest
  await page.getByRole('heading', { name: 'Admin dashboard' }).waitFor()
  await page.getByText('Successful Payments').waitFor()
  await page.getByLabel('Search').fill(buyer.email)
  const row = page.getByRole('row').filter({ hasText: buyer.email })
  await row.getByText(session_id.slice(-8)).waitFor()
  expect(await row.innerText()).toMatch(/Simple Will\s+\$49\.00\s+Paid/)
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toContain('session_id')
  expect(csv).toContain(buyer.email)

  await row.getByRole('button', { name: /^Refund/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await dialog.getByText('Due by the table', { exact: true }).waitFor()
  await dialog
    .getByText(/^The guarantee applies: no set was made, so everything comes back\. Until .+ \d{4}\.$/)
    .waitFor()
  expect(await dialog.getByLabel('Amount in dollars').inputValue()).toBe('49.00')
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('30-day guarantee: no set was made')
  await dialog.getByLabel('Reason').fill('')
  await dialog.getByRole('button', { name: 'Give it back' }).click()
  await dialog.getByText('Please say why more is given than is due by the table').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Our guarantee')
  await dialog.getByRole('button', { name: 'Give it back' }).click()
  await dialog.getByText(/^\$49\.00 (was given back|is on its way)/).waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await row.getByText('$49.00 given back').waitFor()

  await failRefundOf(session_id)
  const toStaff = async () => {
    const mails = await mailsIn(site.system, { kind: 'staff-refund' })
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^A refund of \$49\.00 failed/))
  }
  await eventually(toStaff, 20_000)
  await page.reload()
  await row.getByRole('button', { name: /^Refund/ }).click()
  await dialog.getByText(/^The refund of \$49\.00 of .+ failed: the customer has not got it\.$/).waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Amount in dollars').fill('49')
  await dialog.getByLabel('Reason').fill('It came back')
  await dialog.getByRole('button', { name: 'Give it back' }).click()
  await dialog.getByText('$49.00 was given back.').waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})

it('replays a fact that a service gave up on, and writes down who did', async () => {
  const sender = customer(site.system)
  const contact = { name: 'Ada', email: sender.email, subject: 'Witnesses', message: 'May a neighbor witness?' }
  await sender.call('POST', '/api/contact', contact)
  const mails = () => mailsIn(site.system, { to: sender.email, kind: 'contact-received' })
  await eventually(async () => expect(await mails()).toHaveLength(1), 20_000)
  await rowsOf(
    'notifications',
    `insert into dead_letters (consumer, event_id, subject, payload, error, deliveries)
     values ('notifications-contact-received', 'e-lost', 'ev.contact.received', $1, 'Error: the test says so', 8)`,
    [
      JSON.stringify({
        specversion: '1.0',
        id: 'e-lost',
        source: 'support-chat',
        type: 'contact.received',
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        data: { contact_id: 'c-lost', name: 'Ada', email: sender.email }
      })
    ]
  )
  const guest = await asStaff(site, '/admin?tab=events')
  const { page } = guest
  await page
    .getByRole('row')
    .filter({ hasText: 'contact.received' })
    .getByRole('button', { name: /^Replay/ })
    .click()
  await page.getByText('contact.received is being tried again by notifications.').waitFor()
  await eventually(async () => expect(await mails()).toHaveLength(2), 20_000)
  await page.getByRole('tab', { name: 'Audit' }).click()
  await page.getByRole('cell', { name: 'dead-letter.replayed' }).first().waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Failed Events' }).waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})

it('erases what a person without an account sent, after a second look, and leaves accounts to their owners', async () => {
  const [sender, owner] = [customer(site.system), customer(site.system)]
  const contact = { name: 'Cleopatra', email: sender.email, subject: 'A seal', message: 'Must it be wax?' }
  await sender.call('POST', '/api/contact', contact)
  await sender.call('POST', '/api/auth/register', { email: owner.email, password, first_name: 'Ada', last_name: 'N' })
  const guest = await asStaff(site, '/admin?tab=contacts')
  const { page } = guest
  await page.getByRole('heading', { name: 'A seal' }).waitFor()

  await page.getByRole('button', { name: 'Erase a person' }).click()
  const dialog = page.getByRole('dialog', { name: "Erase a person's data" })
  await dialog.getByLabel('E-mail address').fill(owner.email)
  await dialog.getByLabel('Reason').fill('Asked for by e-mail')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByText(`mail records of ${owner.email} go for good`).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Erase it for good' }).click()
  await dialog.getByText('This address has an account.').waitFor()
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Asked for by e-mail')

  await dialog.getByLabel('E-mail address').fill(sender.email)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByRole('button', { name: 'Erase it for good' }).click()
  await dialog.getByText('What this person sent us is being erased. Paid orders stay in the books.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await eventually(async () => {
    await page.reload()
    await page.getByRole('heading', { name: 'Contact Forms' }).waitFor()
    await page.getByText('Erased, because the person asked for it.').first().waitFor({ timeout: 5_000 })
    expect(await page.getByText('Cleopatra').count()).toBe(0)
  }, 20_000)
  const mailed = 'select count(*)::int as mails from emails where lower(recipient) = lower($1)'
  await eventually(async () => {
    expect(await rowsOf('notifications', mailed, [sender.email])).toEqual([{ mails: 0 }])
  }, 20_000)
  await page.getByRole('tab', { name: 'Audit' }).click()
  await page.getByRole('cell', { name: 'erasure.requested' }).first().waitFor()
  await guest.context.close()
})

it('says once that the session has ended, keeps what was typed, and goes on after signing in again', async () => {
  const guest = await visit(site)
  const { page } = guest
  await openAccount(page, 'forgetful@customer.example', password)
  await page.goto('/dashboard?view=account')
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('seven loud yellow umbrellas')
  const token = await page.evaluate("localStorage.getItem('authToken')")
  await fetch(`http://127.0.0.1:${site.system.ports.gateway}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` }
  })
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your session has ended.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('E-mail').fill('forgetful@customer.example')
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('New password').inputValue()).toBe('seven loud yellow umbrellas')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password is changed. All other devices are signed out.').waitFor()
  await guest.context.close()
})

it('deletes an account by its dialog, with the password alone, and forgets who it was', async () => {
  const guest = await visit(site)
  const { page } = guest
  await openAccount(page, 'leaving@customer.example', password)
  await page.getByRole('link', { name: 'Password, devices and your data' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('leaving@customer.example')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill('not my password')
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click()
  await dialog.getByText('This is not your password').waitFor()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click()
  await page.getByText('Your account is deleted.').waitFor()
  await page.getByLabel('E-mail').fill('leaving@customer.example')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Invalid email or password').waitFor()
  await guest.context.close()
})
