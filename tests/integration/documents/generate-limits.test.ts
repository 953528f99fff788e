import { ownerOf } from '@formwright/kit/identity/owner'
import { expect, it } from 'vitest'
import { newOrderId, newUserId, openDocuments, will, willAnswers } from './support.ts'

/** Every request of these tests comes from one address. */
const { post, pay } = await openDocuments({ sets: 3 })

const ask = async (user_id: string, full_name: string, draft_id?: string) =>
  post('/api/generate-document', {
    user_id,
    service_id: will.meta.id,
    answers: { ...willAnswers, full_name },
    ...(draft_id && { draft_id })
  })

it('makes what is paid for, however many previews others at the same address have asked for', async () => {
  const previews = []
  for (let guest = 0; guest < 5; guest++) previews.push((await ask(newUserId(), `Guest ${guest}`)).statusCode)
  expect(previews).toEqual([202, 202, 202, 429, 429])
  for (let buyer = 0; buyer < 5; buyer++) {
    const user = newUserId()
    await pay(newOrderId(), ownerOf(user))
    const set = await ask(user, `Buyer ${buyer}`)
    expect([set.statusCode, set.json().kind]).toEqual([202, 'final'])
  }
})

it('bounds the corrections of one order by the order, and keeps what it refused unsaved', async () => {
  const [user, other] = [newUserId(), newUserId()]
  for (const owner of [user, other]) await pay(newOrderId(), ownerOf(owner))
  const { draft_id } = (await ask(user, 'Version 0')).json()
  const later = []
  for (let version = 1; version <= 4; version++) later.push(await ask(user, `Version ${version}`, draft_id))
  expect(later.map(({ statusCode }) => statusCode)).toEqual([202, 202, 429, 429])
  expect(later.at(-1)?.headers['retry-after']).toMatch(/^\d+$/)
  expect((await ask(other, 'Somebody else')).json().kind).toBe('final')
})
