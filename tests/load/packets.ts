import pg from 'pg'
import type { System } from '../../deploy/local/system.ts'
import { customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { type Figure, percentile } from './report.ts'

const ORDERS = 30
const WILL = 1

/** One order after another, answered first: from the fact's own time to the time the packet could be downloaded. */
export async function measurePackets(system: System): Promise<Figure[]> {
  const answers = fixture('simple-will', 'texas-single')
  for (let count = 0; count < ORDERS; count++) {
    const buyer = customer(system)
    await buyer.generate(WILL, answers)
    const { body } = await buyer.order(WILL)
    await buyer.pay(body.session_id)
    await eventually(async () => {
      const { body: drafts } = await buyer.call('GET', `/api/questionnaire/drafts/${buyer.userId}`)
      if (drafts[0]?.generation?.kind !== 'final' || drafts[0].generation.status !== 'ready')
        throw new Error('not ready')
    }, 60_000)
  }
  const paid = await timesByOrder(
    system,
    'checkout',
    "select envelope->'data'->>'order_id' as id, (envelope->>'time')::timestamptz as at from outbox where type = 'payment.completed' order by seq desc limit 30"
  )
  const ready = await timesByOrder(
    system,
    'documents',
    "select order_id as id, ready_at as at from generations where kind = 'final' and status = 'ready'"
  )
  const waits = [...paid]
    .map(([order, at]) => (ready.get(order) ?? Number.NaN) - at)
    .filter((wait) => !Number.isNaN(wait))
  const [p50, p95] = [percentile(waits, 0.5), percentile(waits, 0.95)]
  return [
    { name: `p50 of ${waits.length} orders`, value: `${p50.toFixed(0)} ms`, limit: '', fine: true },
    { name: `p95 of ${waits.length} orders`, value: `${p95.toFixed(0)} ms`, limit: '5000 ms', fine: p95 < 5000 }
  ]
}

async function timesByOrder(system: System, database: string, query: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: system.databaseUrls[database] })
  await client.connect()
  const { rows } = await client.query<{ id: string; at: Date }>(query)
  await client.end()
  return new Map(rows.map((row) => [row.id, row.at.getTime()]))
}
