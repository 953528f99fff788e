import { buildApp as buildAttorney } from '@formwright/attorney/app'
import { seedDirectory } from '@formwright/attorney/domain/seed'
import type { AttorneyTables } from '@formwright/attorney/tables'
import { openDatabase } from '@formwright/kit/postgres/database'
import { afterAll, expect, it } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'
import { startGateway } from '../gateway/support.ts'
import { startSupportChat, tokenOf } from './support.ts'

const { app } = await startSupportChat()
const directory = openDatabase<AttorneyTables>(await testDatabase('attorney'), testLog)
await seedDirectory(directory)
const attorney = buildAttorney({
  db: directory,
  config: { INTERNAL_SECRET: 'a secret of the tests only' },
  log: testLog
})
afterAll(async () => {
  await attorney.close()
  await directory.destroy()
})
const gateway = await startGateway({
  'support-chat': await app.listen({ host: '127.0.0.1', port: 0 }),
  attorney: await attorney.listen({ host: '127.0.0.1', port: 0 })
})
const admin = await tokenOf('admin')

const call = (path: string, init: RequestInit = {}) => fetch(new URL(path, gateway.url), init)
const post = (path: string, body: unknown) =>
  call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const asAdmin = (path: string) => call(path, { headers: { authorization: `Bearer ${admin}` } })
const line = { type: 'user', timestamp: '2026-11-20T10:14:20Z' }

it.each([
  ['/api/find-attorneys-ai', { state: 'TX' }, 200],
  ['/api/attorney-directory', { state: 'TX', city: '' }, 200],
  ['/api/contact', { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello' }, 201],
  ['/api/enterprise/schedule-demo', { company_name: 'X', contact_name: 'Y', user_email: 'y@x.example' }, 200],
  ['/api/live-chat/submit', { session_id: 'chat_gateway', messages: [{ ...line, content: 'Hi' }] }, 201]
])('lets %s through, and its refusals', async (path, body, status) => {
  expect((await post(path, body)).status).toBe(status)
  const refused = await post(path, { ...body, unknown_field: 1 })
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([422, 'invalid'])
  expect((await call(path)).status).toBe(404)
})

it('takes a whole conversation, which is more than other bodies may be', async () => {
  const messages = Array(200).fill({ ...line, content: 'x'.repeat(4_096) })
  expect((await post('/api/live-chat/submit', { session_id: 'chat_whole1', messages })).status).toBe(201)
  expect((await post('/api/contact', { message: 'x'.repeat(300_000) })).status).toBe(413)
})

it.each(['contacts', 'demos', 'chats'])(
  'opens the list of %s to an admin, with the link to its next page',
  async (list) => {
    expect((await call(`/api/admin/${list}`)).status).toBe(401)
    await post('/api/contact', { name: 'Bo', email: 'bo@example.com', subject: 'Hello', message: 'Hello' })
    const answer = await asAdmin(`/api/admin/${list}?limit=1`)
    expect([answer.status, ((await answer.json()) as object[]).length]).toEqual([200, 1])
    if (list === 'contacts') expect(answer.headers.get('link')).toMatch(/^<\/api\/admin\/contacts\?limit=1&cursor=\d+>/)
    expect((await asAdmin(`/api/admin/${list}?format=csv`)).headers.get('content-type')).toBe('text/csv; charset=utf-8')
  }
)
