import { loadLibrary } from '@formwright/documents/content/library'
import pg from 'pg'
import type { System } from '../../deploy/local/system.ts'
import { customer } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import type { Limit } from './limit.ts'
import { answers, LANES, WILL } from './one-set.ts'
import { difference, readUsage, type Usage } from './processor.ts'
import type { Figure } from './report.ts'

const SETS = 40
const LEAST_SHARE = 0.8
/** What a set may cost in processor time. */
const LIMITS = { chromiumMs: 300, everythingElseMs: 110 }

/** Sets a second through the whole system beside the limit, and the processor time that a set costs each part. */
export async function measurePrints(system: System, limit: Limit): Promise<Figure[]> {
  const { setsASecond, usage } = await throughTheSystem(system)
  const share = setsASecond / limit.setsASecond
  const total = usage.reduce((sum, [, ms]) => sum + ms, 0)
  const chromium = usage.find(([part]) => part === 'chromium')?.[1] ?? 0
  const least = limit.processorMs === undefined ? '' : `${limit.processorMs.toFixed(0)} ms for bare prints`
  return [
    {
      name: `bare prints on warm pages, nothing else runs`,
      value: `${limit.setsASecond.toFixed(2)} sets/s`,
      limit: `${(limit.setsASecond * limit.printsASet).toFixed(1)} prints/s`,
      fine: true
    },
    {
      name: `the system, ${LANES} lanes, ${SETS} sets of ${limit.printsASet} prints`,
      value: `${setsASecond.toFixed(2)} sets/s`,
      limit: `${share.toFixed(2)} of bare (aim ${LEAST_SHARE.toFixed(2)})`,
      fine: share >= LEAST_SHARE
    },
    { name: 'processor time a set', value: `${total.toFixed(0)} ms`, limit: least, fine: true },
    cost('  Chromium', chromium, LIMITS.chromiumMs),
    cost('  everything else', total - chromium, LIMITS.everythingElseMs),
    ...usage.filter(([part]) => part !== 'chromium').map(([part, ms]) => cost(`    ${part}`, ms))
  ]
}

const cost = (name: string, ms: number, limitMs?: number): Figure => ({
  name,
  value: `${ms.toFixed(0)} ms`,
  limit: limitMs === undefined ? '' : `${limitMs} ms`,
  fine: limitMs === undefined || ms <= limitMs
})

async function throughTheSystem(system: System) {
  const client = new pg.Client({ connectionString: system.databaseUrls['documents'] })
  await client.connect()
  try {
    return await printSets(system, client)
  } finally {
    await client.end()
  }
}

/** Sets that are paid and asked for wait until the worker comes back; then from the first finished one to the last mail. */
async function printSets(system: System, client: pg.Client) {
  await blankFormsMade(client)
  await system.stopPart('worker')
  for (let count = 0; count < SETS; count++) {
    const buyer = customer(system)
    const { body } = await buyer.order(WILL)
    await buyer.pay(body.session_id)
    await eventually(async () => {
      const made = await buyer.generate(WILL, answers)
      if (made.body.kind !== 'final') throw new Error('not paid yet')
    }, 30_000)
  }
  const readySets = async (least: number) => {
    const { rows } = await client.query<{ n: number; seconds: number }>(
      "select count(*)::int as n, extract(epoch from max(ready_at) - min(ready_at))::float8 as seconds from generations where status = 'ready'"
    )
    const [row] = rows
    if (row === undefined || row.n < least) throw new Error(`${row?.n} of ${least} sets`)
    return row
  }
  await system.startPart('worker')
  // The start of worker and browser is no part of what a set costs.
  const { n: first } = await eventually(() => readySets(1), 60_000, 100)
  const before = readUsage(system)
  const { seconds } = await eventually(() => readySets(SETS), 300_000, 250)
  await eventually(async () => {
    const { rows } = await client.query(
      "select id from outbox where type = 'document.generated' and settle_key is not null and settled_at is null"
    )
    if (rows.length > 0) throw new Error(`${rows.length} mails are not sent`)
  }, 120_000)
  const usage = aSet(before, readUsage(system), SETS - first)
  return { setsASecond: (SETS - 1) / seconds, usage }
}

/** A system prints a blank form of each service when it first starts: no part of what a set costs either. */
const blankFormsMade = (client: pg.Client): Promise<void> =>
  eventually(async () => {
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from blank_forms where status = 'ready'"
    )
    const wanted = loadLibrary().services.length
    if ((rows[0]?.n ?? 0) < wanted) throw new Error(`${rows[0]?.n} of ${wanted} blank forms`)
  }, 120_000)

const aSet = (before: Usage, after: Usage, sets: number) =>
  difference(before, after).map(([part, ms]): [string, number] => [part, ms / sets])
