import { randomUUID } from 'node:crypto'
import type { SystemFacts } from '../../../deploy/local/system.ts'
import { customer, fixture } from '../../support/customer.ts'
import { eventually } from '../../support/eventually.ts'
import { mailsIn } from '../../support/mailbox.ts'

/** As much as a system tells of itself when it runs in containers, or on another machine. */
export type Doors = {
  addresses: { site: string }
  ports: Pick<SystemFacts['ports'], 'gateway' | 'mailbox' | 'sandbox'>
}

const WILL = 1
const ANSWERS = fixture('simple-will', 'texas-single')
/** Its bank sends refunds back. */
const CARD = '4000 0000 0000 5126'
const WITHIN_MS = 90_000

type Admin = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>

/** Signs an admin in; what comes back asks in that person's name. */
export async function asAdmin(doors: Doors, login: { email: string; password: string }): Promise<Admin> {
  const { call } = customer(doors as SystemFacts)
  const { status, body } = await call('POST', '/api/auth/login', login)
  if (status !== 200) throw new Error(`The admin may not sign in: ${status} ${JSON.stringify(body)}`)
  return (method, path, sent) => call(method, path, sent, { authorization: `Bearer ${body.token}` })
}

/**
 * A person without an account writes to us, asks for a demo, a trial and a link, and leaves an order open; an admin erases
 * them. Throws when a service still lists the address afterwards. Returns which lists lost it.
 */
export async function eraseSomebody(doors: Doors, admin: Admin): Promise<string[]> {
  const person = customer(doors as SystemFacts)
  const email = `${randomUUID().slice(0, 8)}@${randomUUID().slice(0, 8)}.example`
  const about = { name: 'Bo King', email, subject: 'Hello', message: 'A question' }
  await expectStatus(201, await person.call('POST', '/api/contact', about))
  const demo = { company_name: 'King', contact_name: 'Bo King', user_email: email }
  await expectStatus(201, await person.call('POST', '/api/enterprise/schedule-demo', demo))
  const trial = { company_name: 'King', user_email: email }
  await expectStatus(200, await person.call('POST', '/api/enterprise/start-trial', trial))
  await expectStatus(200, await person.order(WILL, { user_email: email, state: 'TX' }))
  const lists = ['contacts', 'demos', 'trials', 'transactions', 'emails'].map((name) => `/api/admin/${name}?limit=100`)
  const holds = async (path: string) => JSON.stringify((await admin('GET', path)).body).includes(email)
  await eventually(async () => {
    for (const path of lists) if (!(await holds(path))) throw new Error(`${path} does not show ${email} yet`)
  }, WITHIN_MS)

  const reason = 'Asked for by e-mail'
  await expectStatus(202, await admin('POST', '/api/admin/erasures', { email, reason }))
  await eventually(async () => {
    for (const path of lists) if (await holds(path)) throw new Error(`${path} still shows ${email}`)
  }, WITHIN_MS)
  return lists
}

/**
 * A customer pays, gets the documents, is refunded, and the bank sends the money back. Throws unless the customer reads
 * of the refund, staff of its failure, checkout counts nothing as given back, and documents no longer counts a refund.
 */
export async function failARefund(doors: Doors, admin: Admin): Promise<void> {
  const buyer = customer(doors as SystemFacts)
  const { body: order } = await expectStatus(200, await buyer.order(WILL, { state: 'TX' }))
  await payOnThePage(order.url, buyer.email)
  await eventually(async () => {
    if ((await buyer.status(order.session_id)).body.payment_status !== 'paid') throw new Error('the order is not paid')
  }, WITHIN_MS)
  await expectStatus(202, await buyer.generate(WILL, ANSWERS))
  await mailOf(doors, buyer.email, 'documents')
  const transaction = async () => {
    const { body } = await admin('GET', '/api/admin/transactions?limit=100')
    const found = (body as Transaction[]).find(({ session_id }) => session_id === order.session_id)
    if (!found) throw new Error('the transaction is not listed')
    return found
  }
  const { id } = await transaction()
  const refund = { amount: 10, reason: 'The court refused the paper' }
  await expectStatus(200, await admin('POST', `/api/admin/transactions/${id}/refund`, refund))
  await mailOf(doors, buyer.email, 'refund')
  await eventually(async () => {
    const staffMail = (await mailsIn(doors as SystemFacts, { kind: 'staff-refund' })).find(({ text }) =>
      text.includes(id)
    )
    if (!staffMail) throw new Error(`staff has no mail about the refund of ${id} that failed`)
    const { refunded } = await transaction()
    if (refunded !== 0) throw new Error(`checkout still counts ${refunded} as given back`)
    const { refunds } = (await admin('GET', `/api/admin/transactions/${id}/refund-quote`)).body as Quote
    if (refunds[0]?.status !== 'failed') throw new Error(`the refund is ${refunds[0]?.status}`)
  }, WITHIN_MS)
}

type Transaction = { id: string; session_id: string; refunded: number }
type Quote = { refunds: { status: string }[] }

async function payOnThePage(url: string, email: string): Promise<void> {
  const form = { email, name: 'Ada Tester', card_number: CARD, expiry: '12 / 34', cvc: '123' }
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`The card page answered ${answer.status}`)
}

const mailOf = (doors: Doors, to: string, kind: string) =>
  eventually(async () => {
    if ((await mailsIn(doors as SystemFacts, { to, kind })).length === 0) throw new Error(`no mail "${kind}" for ${to}`)
  }, WITHIN_MS)

async function expectStatus<Answer extends { status: number; body: unknown }>(
  status: number,
  answer: Answer
): Promise<Answer> {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
  return answer
}
