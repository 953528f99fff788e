import { buildApp } from '@formwright/catalog/app'
import { readForms } from '@formwright/catalog/domain/investment'
import { readSeed, seedServices } from '@formwright/catalog/domain/seed'
import type { CatalogTables } from '@formwright/catalog/tables'
import { openDatabase } from '@formwright/kit/postgres/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'

const db = openDatabase<CatalogTables>(await testDatabase('catalog'), testLog)
const app = buildApp({ db, config: { INTERNAL_SECRET: 'a secret of the tests alone' }, log: testLog })
const forms = (type: string) => app.inject({ url: `/api/investment/forms/${type}` })
const start = (body: object) => app.inject({ method: 'POST', url: '/api/investment/get-started', body })

const ON_SALE = { off_sale: false, off_sale_sentence: null, off_sale_states: [] }

beforeAll(async () => seedServices(db, await readSeed()))
afterAll(async () => {
  await app.close()
  await db.destroy()
})

it.each([
  ['safe', 'safe', '$3,000-8,000'],
  ['series_a', 'series-a-term-sheet', '$8,000-25,000'],
  ['convertible', 'convertible-note', '$2,500-7,500'],
  ['ma', 'ma-letter-of-intent-and-asset-purchase', '$15,000-50,000']
])('tells what %s needs on paper, as the catalogue has it', async (type, slug, fees) => {
  const service = (await readSeed()).find((one) => one.slug === slug)
  const answer = await forms(type)
  expect(answer.json()).toEqual({
    description: service?.description,
    total_forms: service?.features.length,
    estimated_time: service?.duration,
    legal_fees_saved: fees,
    forms: (await readForms())[slug]
  })
  expect((await start({ service_type: type, user_email: '' })).json()).toEqual({
    message: `Answer the questions to prepare your ${service?.title}.`,
    service: { ...service, ...ON_SALE }
  })
})

it.each(['seed', 'SAFE', 'safe%20', '__proto__', 'constructor'])('knows no forms for %s', async (type) => {
  expect((await forms(type)).statusCode).toBe(404)
})

it.each([
  [{ service_type: 'safe' }, 200],
  [{ service_type: 'safe', user_email: null }, 200],
  [{ service_type: 'safe', user_email: 'ada@example.com' }, 200],
  [{ service_type: 'safe', user_email: 'ada' }, 422],
  [{ service_type: 'seed' }, 422],
  [{ service_type: ['safe'] }, 422],
  [{ service_type: 'safe', more: 1 }, 422],
  [{}, 422]
])('answers %j with %i', async (body, status) => {
  expect((await start(body)).statusCode).toBe(status)
})

it('answers 404 while the service is not on sale', async () => {
  const seed = await readSeed()
  await seedServices(
    db,
    seed.filter(({ slug }) => slug !== 'safe')
  )
  expect([(await forms('safe')).statusCode, (await start({ service_type: 'safe' })).statusCode]).toEqual([404, 404])
  await seedServices(db, seed)
})
