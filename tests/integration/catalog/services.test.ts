import { buildApp } from '@formwright/catalog/app'
import { readSeed, readStatePapers, seedServices } from '@formwright/catalog/domain/seed'
import type { Paper } from '@formwright/catalog/schemas/service'
import type { CatalogTables } from '@formwright/catalog/tables'
import { internalClient } from '@formwright/kit/identity/internal'
import { openDatabase } from '@formwright/kit/postgres/database'
import type { Caller } from '@formwright/proto-events/call'
import { sellableFactsCall } from '@formwright/proto-events/calls/catalog'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'

const secret = 'a secret of the tests alone'
const db = openDatabase<CatalogTables>(await testDatabase('catalog'), testLog)
const app = buildApp({ db, config: { INTERNAL_SECRET: secret }, log: testLog })
const get = (url: string, headers = {}) => app.inject({ url, headers })

beforeAll(async () => seedServices(db, await readSeed(), await readStatePapers()))
afterAll(async () => {
  await app.close()
  await db.destroy()
})

it('lists what the seed sells, in dollars', async () => {
  const sale = { off_sale: false, off_sale_sentence: null, off_sale_states: [] }
  expect((await get('/api/services')).json()).toEqual((await readSeed()).map((service) => ({ ...service, ...sale })))
})

it('answers 304 to somebody who has the current list', async () => {
  const { etag } = (await get('/api/services')).headers
  const again = await get('/api/services', { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('finds a service by number and by slug', async () => {
  const [byNumber, bySlug] = await Promise.all([get('/api/services/1'), get('/api/services/simple-will')])
  expect(byNumber.json()).toMatchObject({ id: 1, slug: 'simple-will', title: 'Simple Will', price: 49 })
  expect(bySlug.json()).toEqual(byNumber.json())
})

it('tells the papers of a state, those of any state without one, and why a state gets none', async () => {
  const papersOf = async (path: string) => {
    const { documents, refusals } = (await get(`/api/services/${path}`)).json()
    return [documents.map(({ title, certain }: Paper) => (certain ? title : `${title}?`)), refusals]
  }
  const anywhere = ['Petition for Divorce?', 'Official Form Worksheet?', 'Marital Settlement Agreement']
  const [everywhere] = await papersOf('uncontested-divorce')
  expect(everywhere.slice(0, 3)).toEqual(anywhere)
  expect(await papersOf('uncontested-divorce?state=CA')).toEqual([
    ['Official Form Worksheet', 'Marital Settlement Agreement', 'Schedule of Property and Debts'],
    []
  ])
  expect((await papersOf('3?state=TX'))[0]).toContain('Original Petition for Divorce')
  expect(await papersOf('expungement-petition?state=FL')).toEqual([
    [],
    [{ question: 'state', message: 'Expungement Petition is not available in FL' }]
  ])
  expect((await get('/api/services/3?state=texas')).statusCode).toBe(422)
})

it.each(['999999', '99999999999999', '-1', 'no-such-service', "1'--", '1.0'])('does not find %j', async (reference) => {
  const answer = await get(`/api/services/${encodeURIComponent(reference)}`)
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Service not found', code: 'not-found' }])
})

it('hides a service that left the seed, and shows it again when it comes back', async () => {
  const seed = await readSeed()
  await seedServices(db, seed.slice(1))
  expect((await get('/api/services/1')).statusCode).toBe(404)
  expect((await get('/api/services')).json()).toHaveLength(seed.length - 1)
  await seedServices(db, seed)
  expect((await get('/api/services/1')).statusCode).toBe(200)
})

it('lets several replicas write the seed at once', async () => {
  const seed = await readSeed()
  await Promise.all(Array.from({ length: 4 }, () => seedServices(db, seed)))
  expect((await get('/api/services')).json()).toHaveLength(seed.length)
})

it('tells price in cents and title to checkout, and to nobody else', async () => {
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  const from = (caller: Caller) => internalClient({ from: caller, to: 'catalog', baseUrl, secret })
  const asked = { params: { id: 2 }, query: { live: false } }
  expect(await from('checkout').ask(sellableFactsCall, asked)).toMatchObject({
    id: 2,
    title: 'LLC Formation',
    price_cents: 14_900,
    states: 'all'
  })
  await expect(from('attorney').ask(sellableFactsCall, asked)).rejects.toMatchObject({ status: 401 })
  expect((await get('/internal/services/1')).statusCode).toBe(401)
})
