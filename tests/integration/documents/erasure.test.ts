import { consumers as listenTo } from '@formwright/documents/consumers'
import { ERASED_ADDRESS, hashOfAddress } from '@formwright/kit/facts/erasure'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { ownerOf } from '@formwright/kit/identity/owner'
import {
  accountDeleted,
  documentErased,
  documentGenerated,
  draftResumeRequested,
  erasureRequested,
  orderAnonymized
} from '@formwright/proto-events'
import { expect, it } from 'vitest'
import {
  hand,
  keyring,
  library,
  newOrderId,
  newUserId,
  openDocuments,
  paymentOf,
  will,
  willAnswers
} from './support.ts'

const documents = await openDocuments()
const { db, get, post, pay } = documents
const service_id = will.meta.id
const consumerOf = (event: object) => listenTo({ library, keyring }).find((one) => one.event === event) as never
const deleteAccount = (account_id: string, options = {}) =>
  hand(db, consumerOf(accountDeleted), accountDeleted, { account_id, email_verified: true }, options)

/** Somebody with an account, a claimed user_id, and a paid set whose PDF is stored. */
async function customer(account: string) {
  const [user, order] = [newUserId(), newOrderId()]
  await post('/api/user/claim', { user_id: user }, account)
  await pay(order, ownerOf(user), account)
  const asked = await post('/api/generate-document', { user_id: user, service_id, answers: willAnswers }, account)
  const generation = asked.json().generation_id as string
  await db
    .insertInto('generation_documents')
    .values({
      generation_id: generation,
      document_id: 'packet',
      position: 1,
      title: 'Packet',
      pages: 1,
      bytes: 3,
      sha256: 'a'.repeat(64),
      pdf: Buffer.from('pdf')
    })
    .execute()
  await db.transaction().execute(async (trx) => {
    const fact = {
      generation_id: generation,
      order_id: order,
      kind: 'final' as const,
      notify: true,
      service_id,
      service_title: will.meta.title,
      email: 'ada@example.com',
      documents: []
    }
    await appendToOutbox(trx, documentGenerated, fact)
  })
  await post('/api/user/progress', { service_id, step: 2 }, account)
  return { user, order, generation }
}
const kept = async (
  table: 'drafts' | 'generations' | 'generation_documents' | 'entitlements' | 'claims' | 'account_steps'
) => (await db.selectFrom(table).selectAll().execute()).length
const factsAbout = async (generation: string) =>
  (await db.selectFrom('outbox').selectAll().execute()).filter(
    ({ envelope }) => (envelope.data as { generation_id?: string }).generation_id === generation
  )

it('erases answers, documents and claims of an account, once, and nothing of anybody else', async () => {
  const gone = await customer('account-gone')
  const stays = await customer('account-stays')
  await db
    .insertInto('dead_letters')
    .values({
      consumer: 'documents-any',
      event_id: null,
      subject: 'ev.payment.completed',
      payload: JSON.stringify({ data: paymentOf(gone.order, null) }),
      error: 'gave up',
      deliveries: 10
    })
    .execute()
  const event = { id: 'the-same-event' }
  await deleteAccount('account-gone', event)
  await deleteAccount('account-gone', event)

  expect((await get(`/api/download/${gone.generation}`)).statusCode).toBe(404)
  expect((await get(`/api/documents/${gone.generation}`)).statusCode).toBe(404)
  expect((await get(`/api/questionnaire/progress/${gone.user}`)).json().answers).toBeNull()
  expect((await get('/api/user/progress', 'account-gone')).json()).toEqual([])
  for (const table of [
    'drafts',
    'generations',
    'generation_documents',
    'entitlements',
    'claims',
    'account_steps'
  ] as const) {
    expect([table, await kept(table)]).toEqual([table, 1])
  }
  expect((await get(`/api/documents/${stays.generation}`)).statusCode).toBe(200)

  const facts = await documents.facts('document.erased')
  expect(facts.map(({ data }) => data)).toEqual([
    { account_id: 'account-gone', owners: [ownerOf(gone.user)], generation_ids: [gone.generation], resume_ids: [] }
  ])
  for (const { envelope, settle_key, settled_at } of await factsAbout(gone.generation)) {
    expect(JSON.stringify(envelope)).not.toContain('ada@example.com')
    if (settle_key !== null) expect(settled_at).not.toBeNull()
  }
  const told = (await factsAbout(stays.generation)).filter(({ type }) => type === 'document.generated')
  expect(told).toMatchObject([{ envelope: { data: { email: 'ada@example.com' } }, settled_at: null }])
  const [letter] = await db.selectFrom('dead_letters').select('payload').execute()
  expect(JSON.parse(letter?.payload ?? '').data).toMatchObject({ email: ERASED_ADDRESS, order_id: gone.order })
})

it('answers for an account that had nothing', async () => {
  await deleteAccount('account-empty')
  expect((await documents.facts('document.erased')).at(-1)?.data).toEqual({
    account_id: 'account-empty',
    owners: [],
    generation_ids: [],
    resume_ids: []
  })
})

it('tells of a large account in several facts', async () => {
  const owners = Array.from({ length: 700 }, (_, n) => ({ owner: `owner-${n}`, account_id: 'account-large' }))
  await db.insertInto('claims').values(owners).execute()
  await deleteAccount('account-large')
  const facts = (await documents.facts('document.erased')).filter(({ data }) => data['account_id'] === 'account-large')
  expect(facts.map(({ data }) => (data['owners'] as string[]).length)).toEqual([300, 300, 100])
  expect(facts.every(({ data }) => documentErased.is(eventOf(data)))).toBe(true)
})

it('takes the address off an order whose buyer is gone, and mails nothing about it any more', async () => {
  const [user, order] = [newUserId(), newOrderId()]
  await pay(order, ownerOf(user))
  await hand(db, consumerOf(orderAnonymized), orderAnonymized, { order_ids: [order] })
  const row = await db.selectFrom('entitlements').selectAll().where('order_id', '=', order).executeTakeFirstOrThrow()
  expect(row.email).toBe(ERASED_ADDRESS)
})

it('takes an erased address out of what was to be mailed there, but not out of an order', async () => {
  const order = newOrderId()
  await db.transaction().execute(async (trx) => {
    const resume = { resume_id: 'r', email: 'Ada@example.com', service_title: will.meta.title }
    await appendToOutbox(trx, draftResumeRequested, resume)
  })
  await pay(order, null)
  const asked = { erasure_id: 'e', address_hash: hashOfAddress('ada@example.com') }
  await hand(db, consumerOf(erasureRequested), erasureRequested, asked)
  expect((await documents.facts('draft.resume-requested')).at(-1)?.data).toMatchObject({ email: ERASED_ADDRESS })
  const row = await db.selectFrom('entitlements').select('email').where('order_id', '=', order).executeTakeFirst()
  expect(row?.email).toBe('ada@example.com')
})

const eventOf = (data: object) => ({
  specversion: '1.0',
  id: 'x',
  source: 'documents',
  type: 'document.erased',
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  data
})
