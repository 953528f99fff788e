import { randomBytes } from 'node:crypto'
import { internalClient } from '@formwright/kit/identity/internal'
import type { Caller } from '@formwright/proto-events/call'
import { renewDownloadCall, setToMailCall } from '@formwright/proto-events/calls/documents/mailing'
import { promisedPapersCall } from '@formwright/proto-events/calls/documents/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setsOf } from './sets.ts'
import { internalSecret, newUserId, openDocuments, will, willAnswers } from './support.ts'

const documents = await openDocuments({ mails: 2 })
const { get, post, app } = documents
const { store, orderSet, close } = setsOf(documents)
const base = { address: '' }
beforeAll(async () => {
  base.address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const as = (from: Caller) => internalClient({ from, to: 'documents', baseUrl: base.address, secret: internalSecret })

async function readySet() {
  const set = await orderSet()
  await store(set.generation_id, set.documents)
  return set
}
const factsAbout = async (type: string, id: string) =>
  (await documents.facts(type)).filter(({ data }) => data['generation_id'] === id)

it('asks for a fresh link, and opens the download for thirty days when that mail is written', async () => {
  const { generation_id: id } = await readySet()
  await close(id)
  const asked = await post(`/api/download/${id}/renew`, {})
  expect([asked.statusCode, asked.json()]).toEqual([
    202,
    { message: 'A fresh link is on its way to the e-mail address of your order.' }
  ])
  expect(asked.body).not.toContain('@')
  expect(await factsAbout('download.renewal-requested', id)).toHaveLength(1)
  expect((await get(`/api/download/${id}`)).statusCode).toBe(410)
  const told = await as('notifications').ask(renewDownloadCall, { params: { id } })
  expect(told).toMatchObject({ generation_id: id, email: 'ada@example.com', service_title: 'Simple Will' })
  expect(Date.parse(told['expires_at'] ?? '') - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
  expect((await get(`/api/download/${id}`)).statusCode).toBe(200)
})

it('tells the fresh link to notifications alone', async () => {
  const { generation_id: id } = await readySet()
  await expect(as('checkout').ask(renewDownloadCall, { params: { id } })).rejects.toMatchObject({
    status: 401
  })
})

it('mails a corrected set when it is asked for', async () => {
  const { user, draft_id, generation_id } = await readySet()
  const answers = { ...willAnswers, full_name: 'Ada Corrected' }
  const body = { user_id: user, service_id: will.meta.id, answers, draft_id }
  const corrected = (await post('/api/generate-document', body)).json()
  expect((await post(`/api/documents/${corrected.generation_id}/mail`, {})).json()).toMatchObject({ code: 'not-ready' })
  await store(corrected.generation_id, corrected.documents)
  expect((await post(`/api/documents/${corrected.generation_id}/mail`, {})).statusCode).toBe(202)
  expect(await factsAbout('document.mail-requested', corrected.generation_id)).toMatchObject([
    { data: { service_title: 'Simple Will' } }
  ])
  expect(await factsAbout('document.mail-requested', generation_id)).toEqual([])
})

it('mails no closed set: that takes a fresh link first', async () => {
  const { generation_id: id } = await readySet()
  await close(id)
  expect((await post(`/api/documents/${id}/mail`, {})).json()).toMatchObject({ code: 'expired' })
})

it('refuses to mail a preview, which has no order and so no address', async () => {
  const body = { user_id: newUserId(), service_id: will.meta.id, answers: willAnswers }
  const preview = (await post('/api/generate-document', body)).json()
  await store(preview.generation_id, preview.documents)
  await close(preview.generation_id)
  const answer = await post(`/api/download/${preview.generation_id}/renew`, {})
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'no-order'])
  await expect(
    as('notifications').ask(renewDownloadCall, { params: { id: preview.generation_id } })
  ).rejects.toMatchObject({ status: 404 })
})

it('answers 404 for a set that does not exist', async () => {
  const id = randomBytes(16).toString('base64url')
  for (const path of [`/api/download/${id}/renew`, `/api/documents/${id}/mail`, '/api/download/short/renew']) {
    expect((await post(path, {})).statusCode).toBe(404)
  }
})

it('writes a few mails about one set in an hour and then says when to ask again', async () => {
  const { generation_id: id } = await readySet()
  const statuses: number[] = []
  for (let turn = 0; turn < 3; turn++) statuses.push((await post(`/api/download/${id}/renew`, {})).statusCode)
  expect(statuses).toEqual([202, 202, 429])
  const refused = await post(`/api/download/${id}/renew`, {})
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  expect(await factsAbout('download.renewal-requested', id)).toHaveLength(2)
})

it('tells whoever the set opens to what to do with it, as the mail does', async () => {
  const { generation_id: id } = await readySet()
  const steps = (await get(`/api/documents/${id}/filing`)).json()
  expect(steps.length).toBeGreaterThanOrEqual(3)
  const mailed = await as('notifications').ask(setToMailCall, { params: { id } })
  expect(steps).toEqual(mailed.filing)
  await close(id)
  expect((await get(`/api/documents/${id}/filing`)).statusCode).toBe(410)
})

it('tells receipts, and nobody else, the papers of a state', async () => {
  const asked = { params: { id: will.meta.id }, query: { state: 'CA' } }
  const papers = await as('notifications').ask(promisedPapersCall, asked)
  expect(papers).toContainEqual({ title: 'Self-Proving Declaration', certain: true })
  await expect(as('checkout').ask(promisedPapersCall, asked)).rejects.toMatchObject({ status: 401 })
})
