import { buildApp } from '@formwright/catalog/app'
import { readOffSale } from '@formwright/catalog/domain/off-sale'
import { readSeed, readStatePapers, seedServices } from '@formwright/catalog/domain/seed'
import type { CatalogTables } from '@formwright/catalog/tables'
import { rememberAnswers } from '@formwright/kit/http/remembered'
import { openDatabase } from '@formwright/kit/postgres/database'
import { listen } from '@formwright/kit/postgres/listen'
import { afterAll, expect, it } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'

const url = await testDatabase('catalog')
const db = openDatabase<CatalogTables>(url, testLog)
const seed = await readSeed()
await seedServices(db, seed, await readStatePapers())
const offSale = readOffSale(
  { LIVE_PAYMENTS: false, OFF_SALE_STATES: 'NC' },
  seed.map(({ slug }) => slug)
)

/** A replica with what its `main.ts` adds. */
function openReplica() {
  const remembered = rememberAnswers()
  const app = buildApp({
    db,
    config: { INTERNAL_SECRET: 'a secret of the tests alone' },
    log: testLog,
    offSale,
    remembered
  })
  const bell = listen(url, 'services_changed', remembered.forget, testLog)
  return {
    get: (path: string, headers = {}) => app.inject({ url: `/api/services${path}`, headers }),
    async close() {
      await bell.stop()
      await app.close()
    }
  }
}
const replicas = [openReplica(), openReplica()] as const
const [one, other] = replicas
afterAll(async () => {
  for (const replica of replicas) await replica.close()
  await db.destroy()
})
const titles = () => Promise.all(replicas.map(async ({ get }) => (await get('/simple-will')).json().title))

it('tells every replica when a service is changed or taken away by hand', async () => {
  expect(await titles()).toEqual(['Simple Will', 'Simple Will'])
  await db.updateTable('services').set({ title: 'Plain Will' }).where('id', '=', 1).execute()
  await eventually(async () => expect(await titles()).toEqual(['Plain Will', 'Plain Will']), 5_000, 50)
  expect((await one.get('')).json()[0].title).toBe('Plain Will')
  await db.updateTable('services').set({ active: false }).where('id', '=', 1).execute()
  await eventually(async () => expect((await other.get('/1')).statusCode).toBe(404), 5_000, 50)
  expect((await other.get('')).json()).toHaveLength(seed.length - 1)
})

it('remembers each state by itself', async () => {
  const isOff = async (query: string) => (await one.get(`/llc-formation${query}`)).json().off_sale
  for (const _ of [1, 2])
    expect([await isOff(''), await isOff('?state=NC'), await isOff('?state=TX')]).toEqual([false, true, false])
  const { etag } = (await one.get('?state=TX')).headers
  expect((await other.get('?state=TX', { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await other.get('?state=NC', { 'if-none-match': etag })).statusCode).toBe(200)
})
