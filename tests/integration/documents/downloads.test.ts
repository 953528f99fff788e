import { randomBytes } from 'node:crypto'
import { internalClient } from '@formwright/kit/identity/internal'
import type { Caller } from '@formwright/proto-events/call'
import { documentSeriesCall, documentStatsCall } from '@formwright/proto-events/calls/documents/figures'
import { setFilesCall, setToMailCall } from '@formwright/proto-events/calls/documents/mailing'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setsOf } from './sets.ts'
import { internalSecret, openDocuments, will, willAnswers } from './support.ts'

const documents = await openDocuments()
const { get, post, db, app } = documents
const service_id = will.meta.id
const { store, orderSet, close } = setsOf(documents)

it('opens the packet, each document and a zip of all once they are ready', async () => {
  const { generation_id: id, documents: listed } = await orderSet()
  expect((await get(`/api/download/${id}`)).json()).toMatchObject({ code: 'not-ready' })
  await store(id, listed)
  const packet = await get(`/api/download/${id}`)
  expect(packet.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Legal_Documents.pdf"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff'
  })
  expect(packet.body).toBe('%PDF packet')
  expect((await get(`/api/download/${id}/${listed[0]?.id}`)).body).toBe(`%PDF ${listed[0]?.id}`)
  expect((await get(`/api/download/${id}/nothing`)).statusCode).toBe(404)
  const zip = unzipSync((await get(`/api/download/${id}?format=zip`)).rawPayload)
  expect(Object.keys(zip)).toContain('Legal_Documents.pdf')
  expect(Object.keys(zip)).toHaveLength(listed.length + 1)
})

it('tells pages, sums and links of a finished set', async () => {
  const { generation_id: id, documents: listed } = await orderSet()
  await store(id, listed)
  const told = (await get(`/api/documents/${id}`)).json()
  expect(told).toMatchObject({ status: 'ready', kind: 'final', packet: { pages: 2, url: `/api/download/${id}` } })
  expect(told.documents[0]).toMatchObject({
    pages: 2,
    sha256: 'a'.repeat(64),
    url: `/api/download/${id}/${listed[0]?.id}`
  })
})

it('closes the download 30 days after it was ready, to everyone but the account that owns it', async () => {
  const { generation_id: id, documents: listed, user } = await orderSet()
  await store(id, listed)
  const { expires_at } = (await get(`/api/documents/${id}`)).json()
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
  await post('/api/user/claim', { user_id: user }, 'ada')
  await close(id)
  for (const account of [undefined, 'eve']) expect((await get(`/api/download/${id}`, account)).statusCode).toBe(410)
  expect((await get(`/api/download/${id}`, 'ada')).statusCode).toBe(200)
})

it('keeps no document in the clear, and opens none that was moved to another set', async () => {
  const [one, two] = [await orderSet(), await orderSet()]
  await store(one.generation_id, one.documents)
  await store(two.generation_id, two.documents)
  const file = await db
    .selectFrom('generation_documents')
    .selectAll()
    .where('generation_id', '=', one.generation_id)
    .where('document_id', '=', 'packet')
    .executeTakeFirstOrThrow()
  expect(file.pdf.includes(Buffer.from('%PDF'))).toBe(false)
  await db
    .updateTable('generation_documents')
    .set({ pdf: file.pdf })
    .where('generation_id', '=', two.generation_id)
    .where('document_id', '=', 'packet')
    .execute()
  expect((await get(`/api/download/${two.generation_id}`)).statusCode).toBe(500)
})

it('answers ids that do not exist or are no ids alike', async () => {
  for (const id of [randomBytes(16).toString('base64url'), 'short', '../../etc/passwd']) {
    const answers = [
      await get(`/api/download/${encodeURIComponent(id)}`),
      await get(`/api/documents/${encodeURIComponent(id)}`)
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404])
  }
})

it('mails the first final set of an order and no later version', async () => {
  const { user, order, draft_id, generation_id, documents: listed } = await orderSet()
  await store(generation_id, listed)
  const answers = { ...willAnswers, full_name: 'Ada Corrected' }
  const corrected = (await post('/api/generate-document', { user_id: user, service_id, answers, draft_id })).json()
  await store(corrected.generation_id, corrected.documents)
  const facts = (await documents.facts('document.generated')).filter(({ data }) => data['order_id'] === order)
  expect(facts).toMatchObject([
    { settleKey: generation_id, data: { generation_id, notify: true, email: 'ada@example.com', kind: 'final' } },
    { settleKey: null, data: { generation_id: corrected.generation_id, notify: false, email: 'ada@example.com' } }
  ])
})

it('stores one set when fifty workers have printed it', async () => {
  const { order, generation_id: id, documents: listed } = await orderSet()
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => store(id, listed)))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  const files = await db
    .selectFrom('generation_documents')
    .select('document_id')
    .where('generation_id', '=', id)
    .execute()
  expect(files).toHaveLength(listed.length + 1)
  const facts = (await documents.facts('document.generated')).filter(({ data }) => data['order_id'] === order)
  expect(facts).toHaveLength(1)
})

it('opens a closed set again when its owner asks for it', async () => {
  const { user, generation_id: id, documents: listed } = await orderSet()
  await store(id, listed)
  await close(id)
  const again = await post('/api/generate-document', { user_id: user, service_id, answers: willAnswers })
  expect(again.json()).toMatchObject({ generation_id: id, status: 'ready' })
  expect((await get(`/api/download/${id}`)).statusCode).toBe(200)
})

const base = { address: '' }
beforeAll(async () => {
  base.address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

it('tells how a set goes on until it is ready, then ends the stream', async () => {
  const { generation_id: id, documents: listed } = await orderSet()
  const answer = await fetch(`${base.address}/api/documents/${id}/events`)
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  setTimeout(() => void store(id, listed), 200)
  const told = [...(await answer.text()).matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '').status)
  expect(told[0]).toBe('queued')
  expect(told.at(-1)).toBe('ready')
})

it('tells notifications what the mail needs, and nobody else', async () => {
  const { generation_id: id, documents: listed } = await orderSet()
  await store(id, listed)
  const as = (from: Caller, secret = internalSecret) =>
    internalClient({ from, to: 'documents', baseUrl: base.address, secret })
  const set = await as('notifications').ask(setToMailCall, { params: { id } })
  expect(set).toMatchObject({
    email: 'ada@example.com',
    state_name: 'Texas',
    service_title: 'Simple Will'
  })
  expect(set.filing.length).toBeGreaterThan(2)
  const filesOf = async (documents: string) =>
    Buffer.from(await as('notifications').ask(setFilesCall, { params: { id }, query: { documents } })).toString()
  expect(await filesOf('packet')).toBe('%PDF packet')
  expect(await filesOf('last-will,packet')).toBe('%PDF last-will%PDF packet')
  await expect(filesOf('packet,another')).rejects.toMatchObject({ status: 404 })
  await expect(as('attorney').ask(setToMailCall, { params: { id } })).rejects.toMatchObject({ status: 401 })
  await expect(
    as('notifications', 'another secret altogether').ask(setToMailCall, { params: { id } })
  ).rejects.toThrow()
  const today = new Date().toISOString().slice(0, 10)
  const query = { from: today, to: today }
  const days = await as('gateway').ask(documentSeriesCall, { query })
  expect(days).toEqual([{ day: today, started: expect.any(Number), documents: expect.any(Number) }])
  expect(days).not.toMatchObject([{ started: 0 }])
  await expect(as('checkout').ask(documentSeriesCall, { query })).rejects.toThrow()
  expect(await as('gateway').ask(documentStatsCall)).toMatchObject({ total_documents: expect.any(Number) })
})
