import { afterAll, beforeAll, expect, it } from 'vitest'
import type { System } from '../../deploy/local/system.ts'
import { type Answer, customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { startSystem } from '../support/system.ts'
import { readBooks } from './books.ts'
import { seeded, startFaults } from './faults.ts'

const full = process.env['FORMWRIGHT_FULL'] === '1'
const ORDERS = Number(process.env['CHAOS_ORDERS'] ?? (full ? 200 : 40))
const SEED = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000)
const AT_ONCE = 6
const CHAOS = { rounds: Math.ceil(ORDERS / 20), everyMs: 1_500 }
const A_CUSTOMER_EVERY_MS = 1_500
const WILL = 1
const answers = fixture('simple-will', 'texas-single')

let system: System
beforeAll(async () => {
  system = await startSystem({ SWEEP_AFTER_SECONDS: '10', RECONCILE_EVERY_SECONDS: '5' })
})
afterAll(() => system?.destroy())

/** A customer's browser: tries again until the site takes the call. Anything but "not now" is an error of ours. */
async function insist(call: () => Promise<Answer>): Promise<Answer> {
  return eventually(async () => {
    const answer = await call()
    if (answer.status >= 500 || answer.status === 429)
      throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    return answer
  }, 120_000)
}

async function buy(index: number): Promise<void> {
  const buyer = customer(system)
  const answerFirst = index % 2 === 0
  if (answerFirst) expect((await insist(() => buyer.generate(WILL, answers))).status).toBe(202)
  const order = await insist(() => buyer.order(WILL, {}, { 'idempotency-key': buyer.userId }))
  expect(order.status).toBe(200)
  expect((await buyer.pay(order.body.session_id)).status).toBeLessThan(300)
  if (answerFirst) return
  await eventually(async () => {
    const made = await insist(() => buyer.generate(WILL, answers))
    expect([made.status, made.body.kind]).toEqual([202, 'final'])
  }, 120_000)
}

it(`delivers exactly one set and one mail for each of ${ORDERS} orders while parts of the system are killed (seed ${SEED})`, async () => {
  const random = seeded(SEED)
  const faults = startFaults(system, random, CHAOS)
  const wipeAt = Math.floor(ORDERS / 2)
  let next = 0
  const lane = async () => {
    for (let index = next++; index < ORDERS; index = next++) {
      if (index === wipeAt) await faults.wipeNats()
      await new Promise((resolve) => setTimeout(resolve, A_CUSTOMER_EVERY_MS * 2 * random()))
      await buy(index)
    }
  }
  try {
    await Promise.all([...Array.from({ length: AT_ONCE }, lane), faults.ended])
    const books = await eventually(
      async () => {
        const read = await readBooks(system)
        expect(read.delivered.size).toBe(ORDERS)
        expect(read.mails.distinct).toBe(ORDERS)
        return read
      },
      240_000,
      1_000
    )
    expect([...books.paid].sort()).toEqual([...books.charged].sort())
    expect([...books.delivered.keys()].sort()).toEqual([...books.paid.keys()].sort())
    expect([...books.delivered.values()]).toEqual(Array(ORDERS).fill(1))
    process.stdout.write(
      `chaos: ${ORDERS} orders, ${faults.log.length} faults, seed ${SEED}; ${books.delivered.size} sets, ${books.mails.distinct} Message-IDs, ${books.mails.sent} mails\n`
    )
  } catch (error) {
    await faults.stop()
    process.stdout.write(`chaos, seed ${SEED}:\n${faults.log.join('\n')}\n`)
    throw error
  }
})
