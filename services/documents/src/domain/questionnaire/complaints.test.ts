import { expect, it } from 'vitest'
import { loadFixtures, loadService } from '../../content/library.ts'
import { checkAnswers } from './check-answers.ts'

const service = loadService('llc-formation')
const answers = loadFixtures('llc-formation')['ny-three-members']?.answers ?? {}
const errorsOf = (changed: object) =>
  checkAnswers(service, { ...answers, ...changed }, { complete: true, today: '2026-11-21' }).errors

it('accepts a list that has enough entries and adds up', () => {
  expect(errorsOf({})).toEqual([])
})

it('refuses a list that is shorter than the other answers say', () => {
  const [owner] = answers['members'] as Record<string, string>[]
  const members = [{ ...owner, member_share: '60' }]
  const messages = errorsOf({ members }).map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringContaining('add the others'))
})

it('refuses percentages that do not add up', () => {
  const members = (answers['members'] as Record<string, string>[]).map((owner) => ({ ...owner, member_share: '30' }))
  expect(errorsOf({ members })).toMatchObject([{ field: 'members', message: expect.stringContaining('100 percent') }])
})
