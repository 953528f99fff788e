import { buildApp } from '@formwright/attorney/app'
import { seedDirectory } from '@formwright/attorney/domain/seed'
import { STATES } from '@formwright/attorney/domain/states'
import type { AttorneyTables } from '@formwright/attorney/tables'
import { openDatabase } from '@formwright/kit/postgres/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'

const db = openDatabase<AttorneyTables>(await testDatabase('attorney'), testLog)
const app = buildApp({ db, config: { INTERNAL_SECRET: 'a secret of the tests only' }, log: testLog })
const search = (body: object) => app.inject({ method: 'POST', url: '/api/attorney-directory', body })

beforeAll(() => seedDirectory(db))
afterAll(async () => {
  await app.close()
  await db.destroy()
})

it.each(STATES.map(({ code, name }) => [code, name]))(
  'finds at least six in %s, by code and by name',
  async (code, name) => {
    const [byCode, byName] = [(await search({ state: code, city: '' })).json(), (await search({ state: name })).json()]
    expect(byCode.attorneys.length).toBeGreaterThanOrEqual(6)
    expect(byCode.attorneys.every((attorney: { state: string }) => attorney.state === code)).toBe(true)
    expect(byName).toEqual(byCode)
  }
)

it('tells everything the finder shows, and that it is a sample', async () => {
  const [attorney] = (await search({ state: 'TX' })).json().attorneys
  expect(attorney).toMatchObject({
    name: expect.any(String),
    firm: expect.stringMatching(/^Sample /),
    source: 'sample',
    verified: false,
    address: expect.stringMatching(/, TX$/),
    education: [{ law_school: expect.any(String), year: expect.any(Number) }],
    ratings: { avvo_rating: expect.any(Number), peer_rating: expect.any(Number), client_rating: expect.any(Number) },
    fee_structure: { consultation_fee: expect.any(Number) }
  })
})

it('puts those of the city first, however it is written, and keeps the others', async () => {
  const { attorneys } = (await search({ state: 'TX', city: ' HOUSTON ' })).json()
  const cities = attorneys.map((attorney: { city: string }) => attorney.city)
  expect(cities.slice(0, 2)).toEqual(['Houston', 'Houston'])
  expect(new Set(cities).size).toBeGreaterThan(1)
})

it.each([{}, { state: '' }, { state: null }, { state: 'Atlantis' }, { state: "TX' or 1=1--" }])(
  'asks for a state when given %j',
  async (body) => {
    const answer = await search(body)
    expect([answer.statusCode, answer.json().detail]).toEqual([422, 'Please select a state'])
  }
)

it('refuses fields it does not know', async () => {
  expect((await search({ state: 'TX', limit: 1 })).statusCode).toBe(422)
})

it('finds one by id, and says so when there is none', async () => {
  const [first] = (await search({ state: 'DC' })).json().attorneys
  expect((await app.inject({ url: `/api/attorneys/${first.id}` })).json()).toEqual(first)
  const missing = await app.inject({ url: '/api/attorneys/nobody' })
  expect([missing.statusCode, missing.json().detail]).toEqual([404, 'Attorney not found'])
})

it('keeps entries of another source when the samples are written again, by several replicas at once', async () => {
  const row = await db.selectFrom('attorneys').selectAll().where('id', '=', 'sample-tx-1').executeTakeFirstOrThrow()
  const real = { ...row, id: 'imported-1', source: 'import' }
  await db
    .insertInto('attorneys')
    .values({ ...real, education: JSON.stringify(real.education), case_results: JSON.stringify(real.case_results) })
    .execute()
  await Promise.all([1, 2, 3].map(() => seedDirectory(db)))
  expect((await app.inject({ url: '/api/attorneys/imported-1' })).statusCode).toBe(200)
  expect((await app.inject({ url: '/api/attorneys/sample-tx-1' })).statusCode).toBe(200)
})
