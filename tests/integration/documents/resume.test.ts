import { internalClient } from '@formwright/kit/identity/internal'
import { ownerOf } from '@formwright/kit/identity/owner'
import { resumeTokenCall } from '@formwright/proto-events/calls/documents/mailing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { internalSecret, newOrderId, newUserId, openDocuments, will, willAnswers } from './support.ts'

const documents = await openDocuments({ mails: 3 })
const { get, post, pay, db, app } = documents
const service_id = will.meta.id
const base = { address: '' }
beforeAll(async () => {
  base.address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())
const notifications = () =>
  internalClient({ from: 'notifications', to: 'documents', baseUrl: base.address, secret: internalSecret })

async function saved(answers: object = { full_name: 'Ada' }, completed = false) {
  const user = newUserId()
  const body = { user_id: user, service_id, answers, completed }
  const { draft_id, revision } = (await post('/api/questionnaire/save', body)).json()
  return { user, draft_id: draft_id as string, revision: revision as number }
}
let asked = 0
const ask = (user_id: string, draft_id: string, email = `ada${asked++}@example.com`, account?: string) =>
  post('/api/questionnaire/resume-link', { user_id, draft_id, email }, account)
const lastRequest = async () => (await documents.facts('draft.resume-requested')).at(-1)?.data as Record<string, string>
const tokenOf = async (resumeId: string) =>
  (await notifications().ask(resumeTokenCall, { params: { id: resumeId } })).token
const resume = (token: string) => post('/api/questionnaire/resume', { token })

async function resumed(user: string, draftId: string) {
  await ask(user, draftId)
  return (await resume(await tokenOf((await lastRequest())['resume_id'] ?? ''))).json() as { user_id: string }
}
const progressOf = async (user: string, draftId: string) =>
  (await get(`/api/questionnaire/progress/${user}?draft_id=${draftId}`)).json()

it('opens the draft on another device under a new user_id, and leaves it open on the first', async () => {
  const { user, draft_id } = await saved()
  expect((await ask(user, draft_id, 'ada@example.com')).statusCode).toBe(202)
  expect(await lastRequest()).toMatchObject({ email: 'ada@example.com', service_title: 'Simple Will' })
  const answer = await resume(await tokenOf((await lastRequest())['resume_id'] ?? ''))
  const guest = answer.json()
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(guest).toEqual({ user_id: expect.stringMatching(/^user_[A-Za-z0-9_-]{32}$/), draft_id, service_id })
  expect(guest.user_id).not.toBe(user)
  for (const id of [user, guest.user_id]) {
    expect(await progressOf(id, draft_id)).toMatchObject({ draft_id, answers: { full_name: 'Ada' } })
    expect((await get(`/api/questionnaire/drafts/${id}`)).json()).toHaveLength(1)
  }
})

it('keeps the two devices from overwriting each other unseen', async () => {
  const { user, draft_id, revision } = await saved()
  const guest = await resumed(user, draft_id)
  const save = (user_id: string, full_name: string) =>
    post('/api/questionnaire/save', {
      user_id,
      service_id,
      draft_id,
      revision,
      completed: false,
      answers: { full_name }
    })
  const statuses = (await Promise.all([save(user, 'Ada B'), save(guest.user_id, 'Ada C')])).map((a) => a.statusCode)
  expect(statuses.sort()).toEqual([200, 409])
})

it('opens each link once, whichever of its mails is used, and stores no token', async () => {
  const { user, draft_id } = await saved()
  await ask(user, draft_id)
  const id = (await lastRequest())['resume_id'] ?? ''
  const [first, second] = [await tokenOf(id), await tokenOf(id)]
  const outcomes = await Promise.all([first, second, first].map(resume))
  expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410])
  await expect(tokenOf(id)).rejects.toMatchObject({ status: 404 })
  expect(JSON.stringify(await db.selectFrom('resume_tokens').selectAll().execute())).not.toContain(first)
})

it('refuses a link that has expired, and one that never was', async () => {
  const { user, draft_id } = await saved()
  await ask(user, draft_id)
  const token = await tokenOf((await lastRequest())['resume_id'] ?? '')
  await db
    .updateTable('resume_tokens')
    .set({ expires_at: new Date(0) })
    .execute()
  for (const tried of [token, 'x'.repeat(43)]) {
    expect((await resume(tried)).json()).toEqual({
      detail: 'This link has expired or was already used.',
      code: 'link-expired'
    })
  }
})

it('gives the guest this draft and nothing else', async () => {
  const { user, draft_id } = await saved()
  const other = (
    await post('/api/questionnaire/save', {
      user_id: user,
      service_id,
      draft_id: 'new',
      answers: { full_name: 'Secret' },
      completed: false
    })
  ).json()
  const guest = await resumed(user, draft_id)
  expect(await progressOf(guest.user_id, other.draft_id)).toMatchObject({ draft_id: null })
  expect((await get(`/api/questionnaire/drafts/${guest.user_id}`)).body).not.toContain(other.draft_id)
})

it("makes the final set for the guest with the owner's order, and shows it to both", async () => {
  const { user, draft_id } = await saved(willAnswers, false)
  await pay(newOrderId(), ownerOf(user))
  const guest = await resumed(user, draft_id)
  const body = { user_id: guest.user_id, service_id, answers: willAnswers, draft_id }
  expect((await post('/api/generate-document', body)).json()).toMatchObject({ kind: 'final', draft_id })
  for (const id of [user, guest.user_id]) {
    expect((await get(`/api/questionnaire/drafts/${id}`)).json()).toMatchObject([{ paid: true }])
  }
})

it("binds the guest's own order to the shared draft", async () => {
  const { user, draft_id } = await saved(willAnswers, true)
  const guest = await resumed(user, draft_id)
  await pay(newOrderId(), ownerOf(guest.user_id))
  expect((await get(`/api/questionnaire/drafts/${user}`)).json()).toMatchObject([{ generation: { kind: 'final' } }])
})

it('mails no link to the draft of an account, and ends the guests of one that is claimed', async () => {
  const { user, draft_id } = await saved()
  const guest = await resumed(user, draft_id)
  await ask(user, draft_id)
  const late = (await lastRequest())['resume_id'] ?? ''
  const lateToken = await tokenOf(late)
  await post('/api/user/claim', { user_id: user }, 'grace')
  expect(await progressOf(guest.user_id, draft_id)).toMatchObject({ draft_id: null })
  expect((await resume(lateToken)).statusCode).toBe(410)
  await expect(tokenOf(late)).rejects.toMatchObject({ status: 404 })
  expect((await ask(user, draft_id, 'grace@example.com', 'grace')).json()).toMatchObject({ code: 'has-account' })
  expect((await ask(user, draft_id)).statusCode).toBe(404)
})

it('mails nothing about a draft of somebody else', async () => {
  const [mine, theirs] = [await saved(), await saved()]
  expect((await ask(mine.user, theirs.draft_id)).statusCode).toBe(404)
})

it.each([
  { user_id: newUserId(), draft_id: 'new', email: 'ada@example.com' },
  { user_id: newUserId(), draft_id: '3f0c2f4e-7f0a-4a53-9a4f-1d2f0a6b9c11', email: 'ada@example.com, eve@example.com' },
  { user_id: 'ada', draft_id: '3f0c2f4e-7f0a-4a53-9a4f-1d2f0a6b9c11', email: 'ada@example.com' }
])('refuses %j', async (body) => {
  expect((await post('/api/questionnaire/resume-link', body)).statusCode).toBe(422)
})

it('writes a few mails to one address in an hour, whoever asks', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    const { user, draft_id } = await saved()
    statuses.push((await ask(user, draft_id, turn % 2 ? 'Victim@example.com' : 'victim@example.com')).statusCode)
  }
  expect(statuses).toEqual([202, 202, 202, 429])
})
