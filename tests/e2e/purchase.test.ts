import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { attachmentOf, mailsIn } from '../support/mailbox.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { answerAll, CARDS, checkOut, payByCard } from './support/journey.ts'
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
  expect(text).toContain('FL-100')
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
