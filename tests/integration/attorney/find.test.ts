import { buildApp } from '@formwright/attorney/app'
import { seedDirectory } from '@formwright/attorney/domain/seed'
import { BUDGETS, type MatchedAttorney, URGENCIES } from '@formwright/attorney/schemas/find'
import type { AttorneyTables } from '@formwright/attorney/tables'
import { openDatabase } from '@formwright/kit/postgres/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'

const db = openDatabase<AttorneyTables>(await testDatabase('attorney'), testLog)
const app = buildApp({ db, config: { INTERNAL_SECRET: 'a secret of the tests only' }, log: testLog })
const ask = (body: object) => app.inject({ method: 'POST', url: '/api/find-attorneys-ai', body })
const find = async (body: object): Promise<MatchedAttorney[]> => (await ask(body)).json().attorneys

beforeAll(() => seedDirectory(db))
afterAll(async () => {
  await app.close()
  await db.destroy()
})

it('answers the call of the finder as it is made, best first, with a score and its reasons', async () => {
  const answer = await ask({
    state: 'Texas',
    city: 'Houston',
    practice_area: 'Family Law',
    case_description: 'My husband left and we disagree about custody of the children.',
    budget: '$200-400/hour',
    urgency: 'high',
    max_results: 10
  })
  expect(answer.statusCode).toBe(200)
  const { attorneys, ai_insights } = answer.json()
  const scores = attorneys.map((attorney: MatchedAttorney) => attorney.ai_match_score)
  expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a))
  expect(attorneys[0]).toMatchObject({
    specialties: expect.arrayContaining(['Family Law']),
    state: 'TX',
    source: 'sample',
    verified: false,
    ai_match_reasoning: expect.stringMatching(/^Decided by: lists Family Law \(30 of 30 points\)/),
    ratings: { avvo_rating: expect.any(Number), peer_rating: expect.any(Number), client_rating: expect.any(Number) },
    fee_structure: { consultation_fee: expect.any(Number), flat_fee: expect.any(Boolean) }
  })
  expect(ai_insights).toMatchObject({
    compared: 8,
    closest_practice_area: 'Family Law',
    weights: { practice_area: 30, case_text: 25, place: 12, budget: 10, urgency: 10, experience: 8, ratings: 9 }
  })
})

it('takes the empty fields of a form as absent, and a state alone', async () => {
  const empty = { city: '', practice_area: '', case_description: '', budget: '', urgency: '', max_results: null }
  expect((await ask({ state: 'TX', ...empty })).json()).toEqual((await ask({ state: 'TX' })).json())
  expect(await find({ state: 'TX' })).toHaveLength(8)
})

it.each([
  ['My landlord wants to evict us from the house and keeps the deposit.', 'Real Estate'],
  ['I was fired after I complained about unpaid overtime.', 'Employment Law'],
  ['The IRS audited me and put a levy on my account for back taxes.', 'Tax Law'],
  ['My mother has dementia and must move to a nursing home.', 'Elder Law'],
  ['The surgeon left a sponge in me and the hospital denies it.', 'Medical Malpractice'],
  ['I received a deportation notice and my visa has expired.', 'Immigration'],
  ['Someone uses my trademark and logo on their products.', 'Intellectual Property']
])('reads %j as %s and puts somebody of that area first', async (case_description, area) => {
  const answer = (await ask({ state: 'OH', case_description })).json()
  expect(answer.ai_insights.closest_practice_area).toBe(area)
  const closest = answer.attorneys.find((attorney: MatchedAttorney) =>
    attorney.ai_match_reasoning.includes('close to your description (25 of 25')
  )
  expect(closest.specialties).toContain(area)
})

it('counts a description that says nothing for nobody', async () => {
  const { attorneys, ai_insights } = (await ask({ state: 'TX', case_description: 'xyzzy the of and' })).json()
  expect(ai_insights).toMatchObject({
    closest_practice_area: null,
    weights: expect.not.objectContaining({ case_text: 25 })
  })
  expect(attorneys).toHaveLength(8)
})

it.each([
  "' or 1=1 --",
  '& | ! :* <-> ( )',
  "\\ \\\\ ' \" it's",
  'https://a.example/x?a=1&b=2|c',
  '<script>alert(1)</script>',
  '=cmd|calc'
])('takes %j as a description and nothing else', async (case_description) => {
  expect((await ask({ state: 'TX', case_description, city: case_description.slice(0, 80) })).statusCode).toBe(200)
})

it.each(BUDGETS.flatMap((budget) => URGENCIES.map((urgency) => [budget, urgency])))(
  'scores with a budget of %s and urgency %s, from 0 to 100',
  async (budget, urgency) => {
    for (const { ai_match_score, ai_match_reasoning } of await find({ state: 'CA', budget, urgency })) {
      expect(ai_match_score).toBeGreaterThanOrEqual(0)
      expect(ai_match_score).toBeLessThanOrEqual(100)
      expect(ai_match_reasoning).not.toBe('')
    }
  }
)

it('says the same twice, and at most as many as asked for', async () => {
  const search = { state: 'NY', case_description: 'divorce', urgency: 'urgent' }
  const all = await find(search)
  expect(await find(search)).toEqual(all)
  expect(await find({ ...search, max_results: 3 })).toEqual(all.slice(0, 3))
})

it.each([{}, { state: '' }, { state: 'Atlantis' }])('asks for a state when given %j', async (body) => {
  const answer = await ask(body)
  expect([answer.statusCode, answer.json().detail]).toEqual([422, 'Please select a state'])
})

it.each([
  ['practice_area', 'Wizardry'],
  ['budget', '$5'],
  ['urgency', 'yesterday'],
  ['max_results', 0],
  ['max_results', 11],
  ['max_results', '5'],
  ['max_results', 1.5],
  ['case_description', 'x'.repeat(5_001)],
  ['case_description', ['x']],
  ['city', 'x'.repeat(81)],
  ['shoe_size', 1]
])('refuses %s %j and names it', async (field, value) => {
  const answer = await ask({ state: 'TX', [field]: value })
  expect([answer.statusCode, answer.json().errors.map((error: { field: string }) => error.field)]).toEqual([
    422,
    [field]
  ])
})

it('refuses text that is none', async () => {
  expect((await ask({ state: 'TX', case_description: 'a\u0000b' })).statusCode).toBe(400)
  expect((await ask({ state: 'TX', case_description: '\ud800' })).statusCode).toBe(400)
})
