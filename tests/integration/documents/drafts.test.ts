import { readStatePapers } from '@formwright/catalog/domain/seed'
import { ownerOf } from '@formwright/kit/identity/owner'
import { expect, it } from 'vitest'
import { library, newUserId, openDocuments, will, willAnswers } from './support.ts'

const documents = await openDocuments({ lookUps: 40 })
const { get, post, db } = documents
const strict = await openDocuments({ drafts: 5 })
const service_id = will.meta.id

const save = (user_id: string, body: object = {}, account?: string) =>
  post('/api/questionnaire/save', { user_id, service_id, answers: willAnswers, completed: false, ...body }, account)

it('tells what a state itself asks for a filing, and null where that is not known', async () => {
  const feeOf = async (service: string, state: string) =>
    (await get(`/api/questionnaire/${service}/state-fee/${state}`)).json()
  expect(await feeOf('llc-formation', 'TX')).toEqual({
    state_name: 'Texas',
    fee_usd: 300,
    as_of: expect.stringMatching(/^\d{4}-\d{2}$/)
  })
  expect(await feeOf(will.meta.slug, 'TX')).toMatchObject({ state_name: 'Texas', fee_usd: null })
  expect(await feeOf('divination', 'TX')).toMatchObject({ code: 'unknown-service' })
  expect(await feeOf('llc-formation', 'ZZ')).toMatchObject({ code: 'unknown-state' })
  expect((await get('/api/questionnaire/llc-formation/state-fee/texas')).statusCode).toBe(404)
})

it('tells the questions of a service by id and by slug, and 404 for another', async () => {
  const byId = await get(`/api/questionnaire/${service_id}`)
  expect(byId.statusCode).toBe(200)
  expect(byId.json()).toMatchObject({ service_id, service_title: will.meta.title, states: 'all' })
  expect((await get(`/api/questionnaire/${will.meta.slug}`)).json()).toEqual(byId.json())
  expect((await get('/api/questionnaire/divination')).json()).toMatchObject({ code: 'unknown-service' })
})

it('tells the papers of a state as the catalogue does, each uncertain one with what decides', async () => {
  const seed = await readStatePapers()
  for (const service of library.services) {
    for (const state of service.states.slice(0, 6)) {
      const { documents: papers, refusals } = (
        await get(`/api/questionnaire/${service.meta.slug}?state=${state}`)
      ).json()
      const told = papers.map(({ show_if: _, ...paper }: { show_if?: object }) => paper)
      const listed = seed[service.meta.slug]?.[state]
      if (listed !== undefined) expect({ state, told }).toEqual({ state, told: listed })
      expect(refusals).toEqual([])
      for (const paper of papers) expect(paper.certain).toBe(paper.show_if === undefined)
    }
  }
  expect((await get('/api/questionnaire/expungement-petition?state=FL')).json()).toMatchObject({
    documents: [],
    refusals: [{ question: 'state', message: 'Expungement Petition is not available in FL' }]
  })
})

it('gives back the answers it saved, and keeps neither them nor the user id in the clear', async () => {
  const user = newUserId()
  const saved = await save(user)
  expect(saved.statusCode).toBe(200)
  expect(saved.json()).toMatchObject({ saved: true, revision: 1, dropped: [] })
  const progress = await get(`/api/questionnaire/progress/${user}?service_id=${service_id}`)
  expect(progress.json()).toMatchObject({ service_id, answers: willAnswers, completed: false, revision: 1 })
  const rows = await db.selectFrom('drafts').selectAll().where('owner', '=', ownerOf(user)).execute()
  const dump = rows.map((row) => JSON.stringify(row) + row.answers.toString('latin1')).join()
  expect(dump).not.toContain(user)
  expect(dump).not.toContain(String(willAnswers['full_name']))
})

it('answers all null where nothing was saved', async () => {
  const progress = await get(`/api/questionnaire/progress/${newUserId()}`)
  expect(progress.statusCode).toBe(200)
  expect(Object.values(progress.json())).toEqual([null, null, null, null, null, null, null])
})

it('refuses the older of two tabs and hands it the newer answers', async () => {
  const user = newUserId()
  const { draft_id, revision } = (await save(user)).json()
  const newer = { ...willAnswers, full_name: 'Ada Newer' }
  expect((await save(user, { draft_id, revision, answers: newer })).json()).toMatchObject({ revision: 2 })
  const stale = await save(user, { draft_id, revision, answers: { ...willAnswers, full_name: 'Ada Older' } })
  expect(stale.statusCode).toBe(409)
  expect(stale.json()).toMatchObject({ code: 'stale-revision', answers: newer, revision: 2, draft_id })
})

it('takes one of many saves at the same moment from the same revision', async () => {
  const user = newUserId()
  const { draft_id, revision } = (await save(user)).json()
  const tabs = Array.from({ length: 8 }, (_, tab) =>
    save(user, { draft_id, revision, answers: { ...willAnswers, full_name: `Tab ${tab}` } })
  )
  const codes = (await Promise.all(tabs)).map((answer) => answer.statusCode).sort()
  expect(codes).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
})

it('does not take completion back when the same answers are autosaved', async () => {
  const user = newUserId()
  await save(user, { completed: true })
  await save(user, { completed: false })
  expect((await get(`/api/questionnaire/progress/${user}`)).json()).toMatchObject({ completed: true, revision: 1 })
})

it('asks for documents of answers that autosave brought, and writes these no second time', async () => {
  const user = newUserId()
  const saved = (await save(user)).json()
  const stored = () => db.selectFrom('drafts').selectAll().where('owner', '=', ownerOf(user)).executeTakeFirstOrThrow()
  const before = await stored()
  const body = { user_id: user, service_id, answers: willAnswers, draft_id: saved.draft_id, revision: saved.revision }
  const asked = await post('/api/generate-document', body)
  expect(asked.statusCode).toBe(202)
  const after = await stored()
  expect(after).toMatchObject({ completed: true, answers_hash: before.answers_hash, revision: asked.json().revision })
  expect(after.answers.equals(before.answers)).toBe(true)
})

it('names the fields of finished answers that are not right', async () => {
  const answers = { ...willAnswers, full_name: '', nonsense: 'x', state: 'ZZ' }
  const refused = await save(newUserId(), { completed: true, answers })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual(
    expect.arrayContaining(['full_name', 'nonsense', 'state'])
  )
})

it('refuses an unknown service, a bad user id, a body of 2 MB and a key that is no answer', async () => {
  expect((await save(newUserId(), { service_id: 999 })).statusCode).toBe(422)
  expect((await save('ada')).statusCode).toBe(422)
  expect((await save(newUserId(), { answers: { full_name: 'x'.repeat(2_000_000) } })).statusCode).toBe(413)
  expect((await save(newUserId(), { answers: { full_name: { a: 1 } } })).statusCode).toBe(422)
  expect((await save(newUserId(), { price: 1 })).statusCode).toBe(422)
})

it('begins one matter when a new one is asked for twice with the same answers', async () => {
  const user = newUserId()
  const first = (await save(user)).json()
  const again = { draft_id: 'new', answers: { ...willAnswers, full_name: 'Ada Second' } }
  const [one, two] = [(await save(user, again)).json(), (await save(user, again)).json()]
  expect(one.draft_id).not.toBe(first.draft_id)
  expect(two.draft_id).toBe(one.draft_id)
})

it("opens nobody's draft to somebody else", async () => {
  const { draft_id } = (await save(newUserId())).json()
  const stranger = newUserId()
  expect((await save(stranger, { draft_id })).statusCode).toBe(404)
  expect((await get(`/api/questionnaire/progress/${stranger}?draft_id=${draft_id}`)).json().answers).toBeNull()
})

it('opens a claimed user id to its account alone, on every path', async () => {
  const user = newUserId()
  const { draft_id } = (await save(user)).json()
  expect((await post('/api/user/claim', { user_id: user })).statusCode).toBe(401)
  expect((await post('/api/user/claim', { user_id: user }, 'ada')).json()).toEqual({ claimed: true })
  expect((await post('/api/user/claim', { user_id: user }, 'eve')).statusCode).toBe(404)
  const body = { user_id: user, service_id, answers: willAnswers, draft_id }
  for (const account of [undefined, 'eve']) {
    const refused = [
      await get(`/api/questionnaire/progress/${user}`, account),
      await get(`/api/questionnaire/drafts/${user}`, account),
      await save(user, {}, account),
      await post('/api/generate-document', body, account)
    ]
    expect(refused.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404])
  }
  expect((await get(`/api/questionnaire/progress/${user}`, 'ada')).json()).toMatchObject({ draft_id })
})

it("joins an account's drafts under all ids it has claimed", async () => {
  const [phone, laptop] = [newUserId(), newUserId()]
  const { draft_id } = (await save(phone)).json()
  for (const user_id of [phone, laptop]) await post('/api/user/claim', { user_id }, 'grace')
  expect((await get(`/api/questionnaire/drafts/${laptop}`, 'grace')).json()).toMatchObject([{ draft_id, paid: false }])
  expect((await get('/api/user/progress', 'grace')).json()).toMatchObject([{ draft_id, status: 'in_progress' }])
  expect((await get('/api/user/progress')).statusCode).toBe(401)
  expect((await get('/api/user/progress', 'nobody')).json()).toEqual([])
})

it('remembers where an account stands in a service it only looked at', async () => {
  expect((await post('/api/user/progress', { service_id, step: 2, data: { a: 1 } }, 'joan')).json()).toEqual({
    saved: true
  })
  expect((await get('/api/user/progress', 'joan')).json()).toMatchObject([{ service_id, status: 'started', step: '2' }])
})

it('shows a document as it stands, its answers marked and escaped, and stores nothing', async () => {
  const answers = { ...willAnswers, full_name: '<script>alert(1)</script>' }
  const preview = await post('/api/questionnaire/preview', { service_id, answers, document: will.documents[0]?.id })
  expect(preview.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(preview.headers['content-security-policy']).toContain("default-src 'none'")
  expect(preview.body).toContain('data-q="full_name"')
  expect(preview.body).not.toContain('<script')
  expect((await get('/api/questionnaire/preview.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  expect((await post('/api/questionnaire/preview', { service_id, answers, document: 'nothing' })).statusCode).toBe(422)
})

it('slows down whoever tries ids in a row', async () => {
  const codes: number[] = []
  for (let attempt = 0; attempt < 45; attempt++) {
    codes.push((await get(`/api/documents/${'A'.repeat(20)}${String(attempt).padStart(2, '0')}`)).statusCode)
  }
  expect(codes[0]).toBe(404)
  expect(codes.at(-1)).toBe(429)
})

it('lets one address begin so many matters, and go on with those it has', async () => {
  const save = (user_id: string, full_name: string) =>
    strict.post('/api/questionnaire/save', { user_id, service_id, answers: { full_name }, completed: false })
  const users = Array.from({ length: 8 }, newUserId)
  const codes = await Promise.all(users.map(async (user) => (await save(user, 'Ada')).statusCode))
  expect(codes.sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  const [draft] = await strict.db.selectFrom('drafts').select('owner').execute()
  const known = users.find((user) => ownerOf(user) === draft?.owner) ?? ''
  expect((await save(known, 'Ada Marie')).json()).toMatchObject({ saved: true, revision: 2 })
  expect((await strict.db.selectFrom('drafts').select('id').execute()).length).toBe(5)
})
