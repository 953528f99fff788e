import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildApp } from '@formwright/catalog/app'
import { readOffSale } from '@formwright/catalog/domain/off-sale'
import { readSeed, seedServices } from '@formwright/catalog/domain/seed'
import type { CatalogTables } from '@formwright/catalog/tables'
import { internalClient } from '@formwright/kit/identity/internal'
import { openDatabase } from '@formwright/kit/postgres/database'
import { sellableFactsCall } from '@formwright/proto-events/calls/catalog'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../../deploy/local/settings/settings.ts'
import { testDatabase, testLog } from '../../support/database.ts'

const secret = 'a secret of the tests alone'
const databaseUrl = await testDatabase('catalog')
const db = openDatabase<CatalogTables>(databaseUrl, testLog)
const seed = await readSeed()
await seedServices(db, seed)
const slugs = seed.map(({ slug }) => slug)
const openApp = (settings: Partial<Parameters<typeof readOffSale>[0]>) =>
  buildApp({
    db,
    config: { INTERNAL_SECRET: secret },
    log: testLog,
    offSale: readOffSale({ LIVE_PAYMENTS: false, ...settings }, slugs)
  })
const app = openApp({ OFF_SALE_SERVICES: 'simple-will', OFF_SALE_STATES: 'NC' })
const get = async (url: string) => (await app.inject({ url })).json()

afterAll(async () => {
  await app.close()
  await db.destroy()
})

const off = (what: string) => `${what} not on sale at the moment. Answers you have saved are kept.`
const inCarolina = { state: 'NC', sentence: off('Documents for North Carolina are') }

it('still shows what is off sale, and says so', async () => {
  const listed: { slug: string; off_sale: boolean }[] = await get('/api/services')
  expect(listed.filter(({ off_sale }) => off_sale).map(({ slug }) => slug)).toEqual(['simple-will'])
  expect(await get('/api/services/simple-will')).toMatchObject({
    off_sale: true,
    off_sale_sentence: off('Simple Will is'),
    off_sale_states: [inCarolina]
  })
})

it('answers for the state that is asked about', async () => {
  expect(await get('/api/services/llc-formation')).toMatchObject({ off_sale: false, off_sale_states: [inCarolina] })
  expect(await get('/api/services/llc-formation?state=TX')).toMatchObject({ off_sale: false, off_sale_sentence: null })
  expect(await get('/api/services/llc-formation?state=NC')).toMatchObject({
    off_sale: true,
    off_sale_sentence: inCarolina.sentence
  })
  const listed: { off_sale: boolean; states: 'all' | string[] }[] = await get('/api/services?state=NC')
  const madeThere = listed.filter(({ states }) => states === 'all' || states.includes('NC'))
  expect(madeThere.length).toBeGreaterThan(10)
  expect(madeThere.every(({ off_sale }) => off_sale)).toBe(true)
  expect((await app.inject({ url: '/api/services?state=ZZ' })).statusCode).toBe(422)
})

it('tells it of an investment, too', async () => {
  const body = { service_type: 'safe' }
  const answer = await app.inject({ method: 'POST', url: '/api/investment/get-started', body })
  expect(answer.json().service).toMatchObject({ slug: 'safe', off_sale: false, off_sale_states: [inCarolina] })
})

it('answers checkout by the key that checkout knows, whatever the deployment said', async () => {
  const sandbox = openApp({})
  const baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  const catalog = internalClient({ from: 'checkout', to: 'catalog', baseUrl, secret })
  const ask = (live: boolean) => catalog.ask(sellableFactsCall, { params: { id: 1 }, query: { live } })
  expect(await ask(false)).toMatchObject({ off_sale_sentence: null, off_sale_states: [] })
  expect(await ask(true)).toMatchObject({ off_sale_sentence: null, off_sale_states: [inCarolina] })
  await sandbox.close()
})

it.each([
  ['OFF_SALE_SERVICES', 'simple-wil', 'OFF_SALE_SERVICES: there is no simple-wil.'],
  ['OFF_SALE_STATES', 'NX', 'OFF_SALE_STATES: there is no NX.']
])('does not start with a mistake in %s, and says which', async (variable, value, sentence) => {
  const child = spawn(process.execPath, [join(root, 'services/catalog/src/main.ts')], {
    env: {
      PORT: '1',
      DATABASE_URL: databaseUrl,
      NATS_URL: 'nats://127.0.0.1:1',
      AUTH_PUBLIC_KEYS: '{"keys":[]}',
      INTERNAL_SECRET: secret,
      [variable]: value
    }
  })
  let said = ''
  child.stderr.on('data', (data: Buffer) => (said += data.toString()))
  const [code] = await once(child, 'close')
  expect(code).toBeGreaterThan(0)
  expect(said).toContain(sentence)
})
