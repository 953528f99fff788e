import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { attachmentOf, mailsIn } from '../support/mailbox.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { answerAll, CARDS, checkOut, openAccount, payByCard } from './support/journey.ts'
import { textOf } from './support/pdf.ts'
import { useSite } from './support/site.ts'

const site = useSite()

const documentsMail = (to: string) =>
  eventually(async () => {
    const [mail, ...more] = await mailsIn(site.system, { to, kind: 'documents' })
    if (!mail) throw new Error('no documents mail yet')
    expect(more).toEqual([])
    return mail
  }, 30_000)

it('sells a will for Texas: choose, pay, answer, read the documents in the browser and in the mailbox', async () => {
  const email = 'texas@customer.example'
  const answers = fixture('simple-will', 'texas-single')
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/')
  await page.getByRole('link', { name: 'Services', exact: true }).first().click()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Simple Will' }) })
  await card.getByRole('link', { name: 'Start Now - $49' }).click()
  await checkOut(page, { state: 'TX', email })
  await payByCard(page)
  await page.waitForURL(/\/payment-success/)
  await page.getByRole('link', { name: 'Answer the questions' }).click()
  await answerAll(page, answers)
  await page.getByRole('button', { name: 'Generate Documents' }).click()
  await page.getByRole('heading', { name: 'Document Preview & Download' }).waitFor()
  await page
    .getByText('Your documents have been generated! Check your email for the PDF files and download link.')
    .waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download All Documents' }).click()
  const packet = readFileSync(await (await download).path())
  const { text } = await textOf(packet)
  expect(text).toContain(answers['full_name'])
  expect(text).not.toContain('DRAFT')
  const mail = await documentsMail(email)
  expect(await attachmentOf(site.system, mail, 'Legal_Documents.pdf')).toEqual(packet)
  expectNoComplaints(guest)
  await guest.context.close()
})

it('forms a Delaware LLC: answer first, read a marked draft, pay, close the browser, and the documents still come', async () => {
  const email = 'delaware@customer.example'
  const answers = fixture('llc-formation', 'de-single')
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/questionnaire/llc-formation')
  await answerAll(page, answers)
  await page.getByRole('button', { name: 'Generate Documents' }).click()
  await page.getByText('Your preview is ready. Every page is marked DRAFT until you pay.').first().waitFor()
  const draft = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download All Documents' }).click()
  expect((await textOf(readFileSync(await (await draft).path()))).text).toContain('DRAFT')
  await page.getByRole('link', { name: 'Pay and remove the marks' }).click()
  await checkOut(page, { state: 'DE', email })
  await payByCard(page)
  expectNoComplaints(guest)
  await guest.context.close()
  const mail = await documentsMail(email)
  const { text } = await textOf(await attachmentOf(site.system, mail, 'Legal_Documents.pdf'))
  expect(text).toContain('Certificate of Formation')
  expect(text).not.toContain('DRAFT')
})

it('prepares a divorce for California after a declined card and a confirmed one', async () => {
  const email = 'california@customer.example'
  const answers = fixture('uncontested-divorce', 'california-house-and-plan')
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/checkout/uncontested-divorce')
  await checkOut(page, { state: 'CA', email })
  await payByCard(page, CARDS.declined)
  await page.getByText('Your card was declined.').first().waitFor()
  await payByCard(page, CARDS.confirm)
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.waitForURL(/\/payment-success/)
  await page.getByRole('link', { name: 'Answer the questions' }).click()
  await answerAll(page, answers)
  await page.getByRole('button', { name: 'Generate Documents' }).click()
  await page.getByRole('heading', { name: 'Document Preview & Download' }).waitFor()
  const mail = await documentsMail(email)
  const { text } = await textOf(await attachmentOf(site.system, mail, 'Legal_Documents.pdf'))
  expect(text).toContain('Mariana Núñez Ortega')
  expect(text).toContain('FL-700')
  await guest.context.close()
})

it('lists the papers of California, and no others, from the checkout to the finished set', async () => {
  const papers = ['Official Form Worksheet', 'Marital Settlement Agreement', 'Schedule of Property and Debts']
  const guest = await visit(site, { width: 390 })
  const { page } = guest
  const listed = (label: string) => page.getByRole('list', { name: label }).getByRole('listitem')
  const lists = (label: string) => eventually(async () => expect(await listed(label).allTextContents()).toEqual(papers))
  await page.goto('/checkout/uncontested-divorce')
  await page.getByLabel('Your state').selectOption('CA')
  await lists('What you receive')
  await checkOut(page, { state: 'CA', email: 'promised@customer.example' })
  await payByCard(page)
  await page.waitForURL(/\/payment-success/)
  const next = page.getByRole('link', { name: 'Answer the questions' })
  await next.waitFor()
  const { y = 0, height = 0 } = (await next.boundingBox()) ?? {}
  expect(y + height).toBeLessThan(700)
  await page.getByRole('heading', { name: 'What you will receive' }).waitFor()
  await lists('The papers of your set')
  await next.click()
  await answerAll(page, fixture('uncontested-divorce', 'california-house-and-plan'))
  await lists('Documents in this set')
  await page.getByText('Preview the document').click()
  const shown = page.getByLabel('Document shown in the preview')
  await eventually(async () => expect(await shown.locator('option').allTextContents()).toEqual(papers))
  await page.getByRole('button', { name: 'Generate Documents' }).click()
  await page.getByRole('heading', { name: '3 documents' }).waitFor()
  const steps = page.getByRole('region', { name: 'What to do with them' })
  await steps.getByRole('heading', { name: "Copy your answers to the court's forms" }).waitFor()
  await steps.getByText('FL-700', { exact: false }).first().waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})

it('makes the papers of a person who pays first and makes an account afterwards, and forgets who it was with the session', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/checkout/simple-will')
  await checkOut(page, { state: 'TX', email: 'account-later@customer.example' })
  await payByCard(page)
  await page.waitForURL(/\/payment-success/)
  await openAccount(page, 'account-later@customer.example', 'four quiet green bicycles')
  await page.goto('/questionnaire/simple-will')
  await answerAll(page, fixture('simple-will', 'texas-single'))
  await page.getByRole('button', { name: 'Generate Documents' }).click()
  await page
    .getByText('Your documents have been generated! Check your email for the PDF files and download link.')
    .waitFor()

  const kept = (name: string) => page.evaluate<string | null>(`localStorage.getItem('${name}')`)
  const [token, user] = [await kept('authToken'), await kept('user_id')]
  const headers = { authorization: `Bearer ${token}` }
  await fetch(`http://127.0.0.1:${site.system.ports.gateway}/api/auth/logout`, { method: 'POST', headers })
  await page.goto('/dashboard')
  await eventually(async () => expect(await kept('authToken')).toBeNull())
  expect(await kept('user_id')).not.toBe(user)
  await guest.context.close()
})

it('shows the saving of a promo code, takes a free order without a card, and burns the code', async () => {
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/checkout/simple-will')
  await page.getByLabel('Your state').selectOption('OH')
  await page.getByLabel('E-mail').fill('free@customer.example')
  await page.getByLabel(/promo code/i).fill('free100')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('$49.00').first().waitFor()
  await page.getByRole('button', { name: 'Pay $0.00' }).click()
  await page.waitForURL(/\/c\/pay\//)
  await page.getByRole('button', { name: 'Complete order' }).click()
  await page.waitForURL(/\/payment-success/)
  await page.goto('/checkout/llc-formation')
  await page.getByLabel('E-mail').fill('free@customer.example')
  await page.getByLabel(/promo code/i).fill('FREE100')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('alert').first().waitFor()
  expectNoComplaints(guest)
  await guest.context.close()
})

it('asks one price from the checkout to the back office, with add-ons, a code, and the state’s fee apart', async () => {
  const email = 'one-price@customer.example'
  const total = '$367.20'
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/checkout/llc-formation')
  await page.getByRole('checkbox', { name: /Professional Legal Analysis/ }).check()
  await page.getByRole('checkbox', { name: /Priority Legal Support/ }).check()
  await checkOut(page, { state: 'TX', email, promo: 'WELCOME20', total })
  const till = page.locator('main')
  expect(await till.innerText()).toContain(`Total due\n${total}`)

  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await page.getByRole('checkbox', { name: /Priority Legal Support/, checked: true }).waitFor()
  const summary = page.getByRole('region', { name: 'Order Summary' })
  const lines = [
    ...['LLC Formation', '$149.00', 'Discount (WELCOME20)', '−$29.80', 'Professional Legal Analysis', '$149.00'],
    ...['Priority Legal Support', '$99.00', 'Total', total]
  ]
  await eventually(async () => expect((await summary.locator('dl').innerText()).split(/\n+/)).toEqual(lines))
  await summary.getByText("Texas's own filing fee, estimated").waitFor()
  await summary.getByText('$300.00').waitFor()
  await page.getByRole('button', { name: `Pay ${total}` }).click()
  await page.waitForURL(/\/c\/pay\//)
  await payByCard(page)
  await page.waitForURL(/\/payment-success/)
  const receipt = page.getByRole('main')
  await receipt.getByText(`${total} USD`).waitFor()
  expect(await receipt.innerText()).toContain('Discount (WELCOME20)\n−$29.80')
  const elsewhere = await visit(site)
  await elsewhere.page.goto(page.url())
  await elsewhere.page.getByText('Discount (WELCOME20)').waitFor()
  await elsewhere.context.close()

  const mail = await eventually(async () => {
    const [first] = await mailsIn(site.system, { to: email, kind: 'receipt' })
    return first ?? Promise.reject(new Error('no receipt yet'))
  }, 20_000)
  const printed = ['LLC Formation: $149.00', 'Discount (WELCOME20): −$29.80', 'Professional Legal Analysis: $149.00']
  for (const line of [...printed, 'Priority Legal Support: $99.00', `Paid: ${total}`]) expect(mail.text).toContain(line)
  expect(mail.text).toContain('Texas itself asks $300.00')

  const { call } = customer(site.system)
  const { token } = (await call('POST', '/api/auth/login', site.system.logins.admin)).body
  const asAdmin = (method: string, path: string, body?: object) =>
    call(method, path, body, { authorization: `Bearer ${token}` })
  const [order] = (await asAdmin('GET', `/api/admin/transactions?q=${email}&status=paid`)).body
  expect(order).toMatchObject({ amount: 367.2, list_price: 149, discount: 29.8, promo_code: 'WELCOME20', state: 'TX' })
  const tasks: { order_id: string; add_on: string }[] = (await asAdmin('GET', '/api/admin/add-ons?limit=100')).body
  const ordered = tasks.filter(({ order_id }) => order_id === order.id).map(({ add_on }) => add_on)
  expect(ordered.sort()).toEqual(['document_review', 'filing_support'])

  await asAdmin('POST', `/api/admin/transactions/${order.id}/refund`, { reason: 'Two of them' })
  await page.reload()
  await page.getByRole('heading', { name: 'This order was refunded.' }).waitFor()
  expect(await receipt.innerText()).toContain(`${total} USD`)
  expectNoComplaints(guest)
  await guest.context.close()
})
