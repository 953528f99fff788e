import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { seedPromoCodes } from '@formwright/checkout/domain/promo/seed-promo-codes'
import type { CheckoutTables } from '@formwright/checkout/tables'
import { openDatabase } from '@formwright/kit/postgres/database'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../../deploy/local/settings/settings.ts'
import { testDatabase, testLog } from '../../support/database.ts'
import { freePort, INTERNAL_SECRET, ORIGIN, signedIn, startCheckout, WEBHOOK_SECRET } from './support.ts'

const databaseUrl = await testDatabase('checkout')
const db = openDatabase<CheckoutTables>(databaseUrl, testLog)
afterAll(() => db.destroy())

const LIVE = 'sk_live_0123456789abcdef0123'
const close = (...codes: string[]) =>
  db.updateTable('promo_codes').set({ active: false }).where('code', 'in', codes).execute()
const codes = async () =>
  (await db.selectFrom('promo_codes').select('code').orderBy('code').execute()).map((c) => c.code)

/** Starts checkout as a process; tells how it ended, or that it listens. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, 'services/checkout/src/main.ts')], {
    env: {
      PORT: String(await freePort()),
      DATABASE_URL: databaseUrl,
      NATS_URL: 'nats://127.0.0.1:1',
      AUTH_PUBLIC_KEYS: '{"keys":[]}',
      INTERNAL_SECRET,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      CATALOG_URL: 'http://127.0.0.1:1',
      AUTH_URL: 'http://127.0.0.1:9',
      DOCUMENTS_URL: 'http://127.0.0.1:1',
      PUBLIC_ORIGINS: ORIGIN,
      ...env
    }
  })
  let said = ''
  const listening = new Promise<'listening'>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        said += data.toString()
        if (said.includes('Server listening')) resolve('listening')
      })
    }
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const first = await Promise.race([listening, ended])
  child.kill()
  await ended
  return { ended: first, said }
}

describe('beside a live key', () => {
  beforeEach(() => db.deleteFrom('promo_codes').execute())

  it.each([LIVE, 'rk_live_0123456789abcdef0123'])(
    'a seeded code that is open keeps checkout from starting: %s',
    async (key) => {
      await seedPromoCodes(db)
      const { ended, said } = await start({ STRIPE_SECRET_KEY: key })
      expect(ended).toBeGreaterThan(0)
      expect(said).toContain(
        'STRIPE_SECRET_KEY is a live key, but the seeded promo codes FREE100, WELCOME20 are still open: close them first'
      )
      expect(said).not.toContain(key)
    }
  )

  it('one is enough, and closing them lets it start', async () => {
    await seedPromoCodes(db)
    await close('FREE100')
    expect((await start({ STRIPE_SECRET_KEY: LIVE })).said).toContain('promo codes WELCOME20 are still open')
    await db
      .updateTable('promo_codes')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('code', '=', 'WELCOME20')
      .execute()
    expect((await start({ STRIPE_SECRET_KEY: LIVE })).ended).toBe('listening')
  })

  it('no code is seeded and no sandbox is asked: it does not start, and adds nothing', async () => {
    const { ended, said } = await start({
      STRIPE_SECRET_KEY: LIVE,
      STRIPE_API_URL: 'http://127.0.0.1:1',
      SEED_PROMO_CODES: 'true'
    })
    expect(ended).toBeGreaterThan(0)
    expect(said).toContain('STRIPE_API_URL leads to a sandbox: leave it empty; SEED_PROMO_CODES adds promo codes')
    expect(await codes()).toEqual([])
  })

  it('codes of the operator are left alone', async () => {
    await db
      .insertInto('promo_codes')
      .values({ code: 'SPRING25', discount_percent: 25, description: '25% off' })
      .execute()
    expect((await start({ STRIPE_SECRET_KEY: LIVE })).ended).toBe('listening')
  })
})

it('seeds beside a test key', async () => {
  const { ended } = await start({ STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef', SEED_PROMO_CODES: 'true' })
  expect([ended, await codes()]).toEqual(['listening', expect.arrayContaining(['FREE100', 'OLD10', 'WELCOME20'])])
})

describe('the back office of a live shop', async () => {
  const headers = await signedIn('admin')
  const live = await startCheckout({ STRIPE_SECRET_KEY: LIVE })
  const change = (code: string, body: object) =>
    live.app.inject({ method: 'PATCH', url: `/api/admin/promo-codes/${code}`, headers, body })

  it('closes a seeded code and does not open it again', async () => {
    expect((await change('FREE100', { active: false })).statusCode).toBe(200)
    for (const body of [{ active: true }, { active: true, expires_at: 'never' }]) {
      const answer = await change('FREE100', body)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'promo-code-known'])
    }
    expect((await change('OLD10', { expires_at: 'never' })).statusCode).toBe(409)
    const kept = await live.db.selectFrom('promo_codes').selectAll().where('code', 'in', ['FREE100', 'OLD10']).execute()
    expect(kept.map(({ active, expires_at }) => active && expires_at === null)).toEqual([false, false])
  })

  it('makes none under the name of a seed', async () => {
    await live.db.deleteFrom('promo_codes').execute()
    const body = { code: 'FREE100', discount_percent: 5, description: '5% off' }
    const answer = await live.post('/api/admin/promo-codes', body, { headers })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'promo-code-known'])
    expect((await live.post('/api/admin/promo-codes', { ...body, code: 'SPRING5' }, { headers })).statusCode).toBe(201)
  })
})
