import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { setsOf } from './sets.ts'
import { newUserId, openDocuments, will, willAnswers } from './support.ts'

const documents = await openDocuments({ lookUps: 4 })
const { post } = documents
const { store, orderSet } = setsOf(documents)
const sum = () => randomBytes(32).toString('hex')
const verify = (sha256: unknown) => post('/api/verify', { sha256 } as object)
const unknown = { issued: false, document: null, template_version: null, issued_on: null }

it('knows a paper by its checksum, and tells nothing about a person', async () => {
  const { generation_id, documents: listed } = await orderSet()
  const sha256 = sum()
  await store(generation_id, listed, sha256)
  for (const given of [sha256, sha256.toUpperCase()]) {
    expect((await verify(given)).json()).toEqual({
      issued: true,
      document: expect.any(String),
      template_version: '1.2.0',
      issued_on: new Date().toISOString().slice(0, 10)
    })
  }
})

it('counts a preview as not issued', async () => {
  const body = { user_id: newUserId(), service_id: will.meta.id, answers: willAnswers }
  const preview = (await post('/api/generate-document', body)).json()
  const sha256 = sum()
  await store(preview.generation_id, preview.documents, sha256)
  expect((await verify(sha256)).json()).toEqual(unknown)
})

it.each(['', 'abc', `${'a'.repeat(63)}g`, 1, null])('refuses %j', async (sha256) => {
  expect((await verify(sha256)).statusCode).toBe(422)
})

it('slows down whoever tries sums in a row', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 5; turn++) statuses.push((await verify(sum())).statusCode)
  expect(statuses.at(-1)).toBe(429)
})
