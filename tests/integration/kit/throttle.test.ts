import { throttle, unthrottle } from '@formwright/kit/http/throttle'
import { openDatabase } from '@formwright/kit/postgres/database'
import type { KitTables } from '@formwright/kit/postgres/tables'
import { afterAll, expect, it } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'

const db = openDatabase<KitTables>(await testDatabase('auth'), testLog)
afterAll(() => db.destroy())

const attempt = (key: string, windowSeconds = 60) => throttle(db, { key, limit: 5, windowSeconds })

it('lets exactly the limit through, however many try at once, and says when to come back', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => attempt('crowd')))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(15)
  expect(Number(refused[0]?.reason.headers['retry-after'])).toBeGreaterThan(50)
})

it('counts each key alone, forgets on request and starts again after the window', async () => {
  for (let count = 0; count < 5; count++) await attempt('short', 0.2)
  await expect(attempt('short')).rejects.toThrow('Too many attempts')
  await attempt('other')
  await new Promise((resolve) => setTimeout(resolve, 250))
  await attempt('short')
  for (let count = 0; count < 4; count++) await attempt('short')
  await unthrottle(db, 'short')
  await attempt('short')
})
