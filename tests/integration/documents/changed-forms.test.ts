import { ownerOf } from '@formwright/kit/identity/owner'
import { beforeEach, expect, it } from 'vitest'
import { changingWill, textQuestion, withMore } from './changing-form.ts'
import { newOrderId, newUserId, openDocuments, will, willAnswers } from './support.ts'

const repeat = {
  min: 0,
  max: 5,
  item: 'member',
  fields: [textQuestion('member_name'), textQuestion('member_nickname')]
}
const members = textQuestion('members', { repeat })
const before = { questions: withMore(textQuestion('pet'), members) }
const { content, changeTo } = changingWill(before)
const { db, get, post, pay } = await openDocuments({ content })

beforeEach(() => changeTo(before))

const service_id = will.meta.id
const given = { ...willAnswers, pet: 'Rex', members: [{ member_name: 'Ann', member_nickname: 'Nan' }] }
const save = (user_id: string, answers: object, more: object = {}) =>
  post('/api/questionnaire/save', { user_id, service_id, answers, completed: false, ...more })
const progress = async (user: string) =>
  (await get(`/api/questionnaire/progress/${user}?service_id=${service_id}`)).json()
const generate = (user_id: string, answers: object) => post('/api/generate-document', { user_id, service_id, answers })

it('keeps an answer whose question has gone aside, and brings it back with the question', async () => {
  const user = newUserId()
  await save(user, given)
  changeTo({})
  const resumed = await progress(user)
  expect(resumed).toMatchObject({ form_changed: true, answers: willAnswers })
  expect(resumed.answers).not.toHaveProperty('pet')
  await save(user, { ...resumed.answers, full_name: 'Ada Other' })
  expect(await progress(user)).toMatchObject({ form_changed: false })
  changeTo(before)
  expect((await progress(user)).answers).toMatchObject({ full_name: 'Ada Other', pet: 'Rex', members: given.members })
})

it('lets nobody be stuck behind a question that has gone, in an old client or in a paid and finished matter', async () => {
  const [user, paidLater] = [newUserId(), newUserId()]
  await save(user, given, { completed: true })
  await save(paidLater, given, { completed: true })
  changeTo({})
  const old = await save(user, given, { completed: true })
  expect([old.statusCode, (await generate(user, given)).statusCode]).toEqual([200, 202])
  await pay(newOrderId(), ownerOf(paidLater))
  const [draft] = (await get(`/api/questionnaire/drafts/${paidLater}`)).json()
  expect(draft).toMatchObject({ paid: true, generation: { kind: 'final' } })
})

it('still refuses a question that nobody ever asked', async () => {
  const user = newUserId()
  await save(user, given)
  const answer = await save(user, { ...given, never_asked: 'x' }, { completed: true })
  expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ field: 'never_asked' }]])
  const inList = { ...given, members: [{ member_name: 'Ann', member_shoe: '9' }] }
  expect((await save(user, inList, { completed: true })).statusCode).toBe(422)
})

it('keeps a field aside with the entry it was of', async () => {
  const user = newUserId()
  const two = [
    { member_name: 'Ann', member_nickname: 'Nan' },
    { member_name: 'Bob', member_nickname: 'Rob' }
  ]
  await save(user, { ...given, members: two })
  const plain = textQuestion('members', { repeat: { ...repeat, fields: [textQuestion('member_name')] } })
  changeTo({ questions: withMore(textQuestion('pet'), plain) })
  const old = await save(user, { ...given, members: two }, { completed: true })
  expect(old.statusCode).toBe(200)
  await save(user, { ...given, members: [{ member_name: 'Bob' }, { member_name: 'Cyd' }] })
  changeTo(before)
  expect((await progress(user)).answers.members).toEqual([
    { member_name: 'Bob', member_nickname: 'Rob' },
    { member_name: 'Cyd' }
  ])
})

it('asks a new question, and says that the form has changed', async () => {
  const user = newUserId()
  await save(user, given, { completed: true })
  changeTo({ questions: withMore(textQuestion('pet'), members, textQuestion('newest', { required: true })) })
  expect(await progress(user)).toMatchObject({ form_changed: true })
  const answer = await generate(user, given)
  expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ field: 'newest' }]])
  expect((await generate(user, { ...given, newest: 'yes' })).statusCode).toBe(202)
})

it('brings a hidden answer back when its question is asked again', async () => {
  const hidden = textQuestion('pet_name', { show_if: { question: 'pet', is: 'Rex' } })
  changeTo({ questions: withMore(textQuestion('pet'), members, hidden) })
  const user = newUserId()
  await save(user, { ...given, pet_name: 'Rexy' })
  await save(user, { ...given, pet: 'Tom' })
  expect((await progress(user)).answers).not.toHaveProperty('pet_name')
  await save(user, { ...given, pet: 'Rex' })
  expect((await progress(user)).answers).toMatchObject({ pet_name: 'Rexy' })
})

it('does not bring back what was cleared', async () => {
  const user = newUserId()
  await save(user, given)
  await save(user, { ...given, pet: '' })
  expect((await progress(user)).answers).not.toHaveProperty('pet')
})

it('seals what lies aside', async () => {
  const user = newUserId()
  await save(user, given)
  changeTo({})
  await save(user, { ...willAnswers, full_name: 'Ada Other' })
  const { aside } = await db
    .selectFrom('drafts')
    .select('aside')
    .where('owner', '=', ownerOf(user))
    .executeTakeFirstOrThrow()
  expect(aside).not.toBeNull()
  expect(aside?.toString('latin1')).not.toContain('Rex')
})
