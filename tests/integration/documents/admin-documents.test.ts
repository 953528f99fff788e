import { expect, it } from 'vitest'
import { setsOf } from './sets.ts'
import { newUserId, openDocuments, will, willAnswers } from './support.ts'

const documents = await openDocuments()
const { get, post, db } = documents
const { store, orderSet, close } = setsOf(documents)
const list = (query = '') => get(`/api/admin/documents${query}`, 'root', 'admin')

async function readySet(user = newUserId()) {
  const set = await orderSet(user)
  await store(set.generation_id, set.documents)
  return set
}
const referenceOf = async (id: string) =>
  (await db.selectFrom('generations').select('reference').where('id', '=', id).executeTakeFirstOrThrow()).reference
const auditOf = (subject: string) =>
  db.selectFrom('audit_log').select(['account_id', 'email', 'action']).where('subject', '=', subject).execute()

it('lists finished sets, newest first, without a secret', async () => {
  const user = newUserId()
  const { generation_id, order } = await readySet(user)
  const preview = (
    await post('/api/generate-document', { user_id: newUserId(), service_id: will.meta.id, answers: willAnswers })
  ).json()
  await store(preview.generation_id, preview.documents)
  const answer = await list('?limit=1')
  expect(answer.json()).toEqual([
    {
      _id: await referenceOf(generation_id),
      user_id: user.slice(0, 8),
      order_id: order,
      service_id: will.meta.id,
      service_title: 'Simple Will',
      kind: 'final',
      documents: expect.any(Number),
      generated_at: expect.stringMatching(/^\d{4}-.*Z$/)
    }
  ])
  expect(answer.body).not.toContain(generation_id)
  expect(answer.body).not.toContain(user)
  expect((await list('?kind=draft')).json()).toHaveLength(1)
  expect((await list('?service_id=999')).json()).toEqual([])
})

it('turns the pages without losing or repeating a set, also of sets made at the same moment', async () => {
  for (let made = 0; made < 5; made++) await readySet()
  await db
    .updateTable('generations')
    .set({ ready_at: new Date('2026-11-01T00:00:00Z') })
    .where('status', '=', 'ready')
    .where('kind', '=', 'final')
    .execute()
  const all = (await list('?limit=100')).json() as { _id: string }[]
  const seen: string[] = []
  for (let next: string | undefined = '/api/admin/documents?limit=2'; next !== undefined; ) {
    const answer = await get(next, 'root', 'admin')
    seen.push(...(answer.json() as { _id: string }[]).map(({ _id }) => _id))
    next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1]
  }
  expect(seen).toEqual(all.map(({ _id }) => _id))
  expect(new Set(seen).size).toBe(all.length)
})

it('gives spreadsheets a table in which nothing runs, and writes down who took it', async () => {
  const { generation_id } = await readySet()
  await db
    .updateTable('generations')
    .set({ service_title: '=HYPERLINK("http://evil")' })
    .where('id', '=', generation_id)
    .execute()
  const answer = await list('?format=csv&limit=1')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="documents.csv"'
  })
  const [header, row] = answer.body.split('\r\n')
  expect(header).toBe('\uFEFF_id,user_id,order_id,service_id,service_title,kind,documents,generated_at')
  expect(row).toContain(`"'=HYPERLINK(""http://evil"")"`)
  const exported = await db.selectFrom('audit_log').selectAll().where('action', '=', 'documents.exported').execute()
  expect(exported).toMatchObject([{ account_id: 'root', details: { rows: 1, kind: 'final' } }])
})

it('writes down who read it, and by which filters', async () => {
  await list('?kind=draft&limit=1')
  await list('/waiting')
  const entries = await db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(2).execute()
  expect(entries).toMatchObject([
    { action: 'waiting-orders.read', account_id: 'root' },
    { action: 'documents.read', account_id: 'root', details: { rows: 1, kind: 'draft' } }
  ])
})

it('says Anonymous where there is no user_id', async () => {
  const { generation_id, draft_id } = await readySet()
  await db.updateTable('drafts').set({ owner_label: '' }).where('id', '=', draft_id).execute()
  const rows = (await list('?limit=100')).json() as { _id: string; user_id: string }[]
  const reference = await referenceOf(generation_id)
  expect(rows.find(({ _id }) => _id === reference)?.user_id).toBe('Anonymous')
})

it('makes a link that opens a set for one minute, also one that has closed, and writes down who asked', async () => {
  const { generation_id } = await readySet()
  await close(generation_id)
  const reference = await referenceOf(generation_id)
  const made = await post(`/api/admin/documents/${reference}/link`, {}, 'root', 'admin')
  const { url, expires_at } = made.json()
  expect(made.statusCode).toBe(201)
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(60_000)
  expect((await get(url)).body).toBe('%PDF packet')
  expect((await get(`${url}?format=zip`)).statusCode).toBe(200)
  expect((await get(url.replace('/download/', '/documents/'))).statusCode).toBe(404)
  await db
    .updateTable('download_links')
    .set({ expires_at: new Date(0) })
    .execute()
  expect((await get(url)).statusCode).toBe(404)
  expect(await auditOf(reference)).toEqual([
    { account_id: 'root', email: 'root@example.com', action: 'document.link-made' }
  ])
  expect((await post(`/api/admin/documents/${'A'.repeat(22)}/link`, {}, 'root', 'admin')).statusCode).toBe(404)
})

it('downloads by `_id` with an admin token alone', async () => {
  const reference = await referenceOf((await readySet()).generation_id)
  expect((await get(`/api/download/${reference}`)).statusCode).toBe(404)
  expect((await get(`/api/download/${reference}`, 'eve')).statusCode).toBe(404)
  expect((await get(`/api/download/${reference}`, 'root', 'admin')).body).toBe('%PDF packet')
  documents.standings.tell('session-signed-out', 'ended')
  expect((await get(`/api/download/${reference}`, 'signed-out', 'admin')).statusCode).toBe(401)
  expect(await auditOf(reference)).toMatchObject([{ action: 'document.downloaded' }])
})

it('answers 401 without a token and 403 without the role', async () => {
  const path = `/api/admin/documents/${'A'.repeat(22)}/link`
  const statuses = [
    (await get('/api/admin/documents')).statusCode,
    (await get('/api/admin/documents', 'eve')).statusCode,
    (await get('/api/admin/documents', 'sam', 'support')).statusCode,
    (await post(path, {})).statusCode,
    (await post(path, {}, 'eve')).statusCode
  ]
  expect(statuses).toEqual([401, 403, 403, 401, 403])
})

it.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=x', '?format=xml', '?kind=other', '?limit=1&limit=2'])(
  'refuses %s',
  async (query) => {
    expect((await list(query)).statusCode).toBe(422)
  }
)
