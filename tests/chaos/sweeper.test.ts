import { afterAll, beforeAll, expect, it } from 'vitest'
import type { System } from '../../deploy/local/system.ts'
import { customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { startSystem } from '../support/system.ts'
import { readBooks } from './books.ts'
import { wipeNats } from './faults.ts'

const ORDERS = 3
const WILL = 1
const answers = fixture('simple-will', 'texas-single')
const systems: System[] = []
// One after the other: two that boot at once might find the same ports.
beforeAll(async () => {
  for (const seconds of ['10', '0']) systems.push(await startSystem({ SWEEP_AFTER_SECONDS: seconds }))
}, 360_000)
afterAll(() => Promise.all(systems.map((system) => system.destroy())))

/** Orders that are paid and asked for while the worker is away; then the broker forgets them. */
async function loseTheBroker(system: System): Promise<void> {
  await system.stopPart('worker')
  for (let count = 0; count < ORDERS; count++) {
    const buyer = customer(system)
    const { body } = await buyer.order(WILL)
    await buyer.pay(body.session_id)
    await eventually(async () => expect((await buyer.generate(WILL, answers)).body.kind).toBe('final'), 30_000)
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  await wipeNats(system)
  await system.startPart('worker')
  await system.waitUntilReady(60_000)
}

it.concurrent('finds, with the sweeper on, every order that the broker forgot', async () => {
  const [system] = systems as [System]
  await loseTheBroker(system)
  await eventually(async () => expect((await readBooks(system)).delivered.size).toBe(ORDERS), 90_000, 1_000)
})

it.concurrent('loses them with the sweeper off: so the chaos test can fail', async () => {
  const [, system] = systems as [System, System]
  await loseTheBroker(system)
  await new Promise((resolve) => setTimeout(resolve, 30_000))
  expect((await readBooks(system)).delivered.size).toBeLessThan(ORDERS)
})
