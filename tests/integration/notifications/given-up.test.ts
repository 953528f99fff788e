import { randomUUID } from 'node:crypto'
import { buildApp } from '@formwright/notifications/app'
import { onPaymentCompleted } from '@formwright/notifications/consumers/order'
import { mailFailed, paymentCompleted } from '@formwright/proto-events'
import { afterAll, expect, it } from 'vitest'
import { testLog } from '../../support/database.ts'
import { startStandings } from '../../support/standings.ts'
import { config, tokenOf } from '../support-chat/support.ts'
import { newAddress, startMailServer } from './mail-server.ts'
import { INTERNAL_SECRET, startNeighbours } from './neighbours.ts'
import { eventOf, openNotifications, paymentData } from './support.ts'

const { db, hand, sender, emailOf, factsAbout } = await openNotifications()
const smtp = await startMailServer()
const send = sender(smtp.url, (await startNeighbours()).url)
const app = buildApp({
  db,
  config: {
    INTERNAL_SECRET,
    AUTH_PUBLIC_KEYS: config.AUTH_PUBLIC_KEYS,
    AUTH_URL: (await startStandings(INTERNAL_SECRET, 'notifications')).url
  },
  log: testLog
})
afterAll(() => app.close())
const [admin, support, customer] = await Promise.all(['admin', 'support', 'customer'].map((role) => tokenOf(role)))
const as = (token: string | undefined) => (token === undefined ? {} : { authorization: `Bearer ${token}` })
const list = (query = '', token = admin) => app.inject({ url: `/api/admin/emails${query}`, headers: as(token) })
const retry = (id: string, token = admin) =>
  app.inject({ method: 'POST', url: `/api/admin/emails/${id}/retry`, headers: as(token) })

async function refusedReceipt() {
  const data = paymentData(newAddress())
  await hand(onPaymentCompleted, eventOf(paymentCompleted, data))
  smtp.script.push({ code: 550, at: 'recipient' })
  await send()
  return { address: data.email, order: data.order_id, data }
}

it('tells that a mail was given up, once, as an answer to what asked for it', async () => {
  const { order, data } = await refusedReceipt()
  await hand(onPaymentCompleted, eventOf(paymentCompleted, data))
  await send()
  const { cause_id } = await emailOf(order)
  expect(await factsAbout(order)).toEqual([{ type: mailFailed.type, kind: 'receipt', subject_id: order, cause_id }])
})

it('shows an admin what was given up, and tries it once more when asked', async () => {
  const { address, order } = await refusedReceipt()
  const [shown] = (await list('?status=failed&limit=1')).json()
  expect(shown).toEqual({
    id: (await emailOf(order)).id,
    kind: 'receipt',
    subject_id: order,
    recipient: address,
    status: 'failed',
    attempts: 1,
    error: expect.stringContaining('550'),
    created_at: expect.any(String),
    sent_at: null
  })
  const again = await retry(shown.id)
  expect([again.statusCode, again.json()]).toMatchObject([202, { status: 'waiting' }])
  await send()
  expect(smtp.to(address)).toHaveLength(1)
  expect((await factsAbout(order)).map(({ type }) => type)).toEqual(['mail.failed', 'mail.sent'])
  expect((await retry(shown.id)).statusCode).toBe(409)
  const audit = await db.selectFrom('audit_log').selectAll().where('subject', '=', shown.id).execute()
  expect(audit).toMatchObject([{ action: 'mail.retried', details: { kind: 'receipt' } }])
})

it('turns the pages without losing or repeating a mail, and exports them', async () => {
  await refusedReceipt()
  const all = (await list('?limit=100')).json() as { id: string }[]
  const seen: string[] = []
  for (let next: string | undefined = '?limit=1'; next !== undefined; ) {
    const answer = await list(next)
    seen.push(...(answer.json() as { id: string }[]).map(({ id }) => id))
    next = /^<\/api\/admin\/emails([^>]+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1]
  }
  expect(seen).toEqual(all.map(({ id }) => id))
  const csv = await list('?format=csv&limit=1')
  expect(csv.headers['content-disposition']).toBe('attachment; filename="emails.csv"')
  expect(csv.body).toContain('id,kind,subject_id,recipient,status,attempts,error,created_at,sent_at')
  const entries = await db.selectFrom('audit_log').select('action').orderBy('id', 'desc').limit(2).execute()
  expect(entries.map(({ action }) => action)).toEqual(['mails.exported', 'mails.read'])
})

it.each(['?limit=0', '?cursor=x', '?status=lost', '?format=xml', '?limit=1&limit=2'])('refuses %s', async (query) =>
  expect((await list(query)).statusCode).toBe(422)
)

it('survives a cursor that somebody made up', async () => {
  const cursor = Buffer.from('1.not-an-id').toString('base64url')
  expect((await list(`?cursor=${cursor}`)).statusCode).toBe(200)
})

it('answers 404 for a mail that is not there, 401 without a token and 403 without the role', async () => {
  const none = (url: string, method: 'GET' | 'POST') => app.inject({ method, url })
  const statuses = [
    (await retry(randomUUID())).statusCode,
    (await none('/api/admin/emails', 'GET')).statusCode,
    (await list('', support)).statusCode,
    (await list('', customer)).statusCode,
    (await none(`/api/admin/emails/${randomUUID()}/retry`, 'POST')).statusCode,
    (await retry(randomUUID(), support)).statusCode,
    (await retry(randomUUID(), customer)).statusCode
  ]
  expect(statuses).toEqual([404, 401, 403, 403, 401, 403, 403])
})
