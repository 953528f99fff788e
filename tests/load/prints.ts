import { loadLibrary } from '@formwright/documents/content/library'
import { renderPacket } from '@formwright/documents/domain/render/render-packet'
import { renderSet } from '@formwright/documents/domain/render/render-set'
import pg from 'pg'
import { chromium, type Page } from 'playwright-core'
import type { System } from '../../deploy/local/system.ts'
import { customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import type { Figure } from './report.ts'

const SETS = 40
const LANES = 2
const BARE_ROUNDS = 12
const WILL = 1
const answers = fixture('simple-will', 'california-family')

/** Every print is counted on both sides: each document of a set and its packet. */
export async function measurePrints(system: System): Promise<Figure[]> {
  const htmls = htmlsOfOneSet()
  const worker = await throughTheWorker(system, htmls.length)
  const bare = await bareChromium(system.chromium.path, htmls)
  const share = worker.perSecond / bare.perSecond
  return [
    {
      name: `bare page.pdf(), ${LANES} lanes, ${bare.pages} pages a set`,
      value: `${bare.perSecond.toFixed(1)}/s`,
      limit: '',
      fine: true
    },
    {
      name: `worker, ${LANES} lanes, ${SETS} sets of ${htmls.length} prints`,
      value: `${worker.perSecond.toFixed(1)}/s`,
      limit: `${share.toFixed(2)} of bare (aim 0.80)`,
      fine: share >= 0.8
    }
  ]
}

function htmlsOfOneSet(): string[] {
  const service = loadLibrary().service(WILL)
  if (!service) throw new Error('No will in the library')
  const options = { kind: 'final' as const, generationId: 'bench-bench-bench-benc', issuedOn: new Date() }
  return [...renderSet(service, answers, options).map(({ html }) => html), renderPacket(service, answers, options)]
}

/** Sets that are paid and asked for wait until the worker comes back; then from the first finished one to the last. */
async function throughTheWorker(system: System, printsASet: number) {
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
  await system.startPart('worker')
  const client = new pg.Client({ connectionString: system.databaseUrls['documents'] })
  await client.connect()
  const { seconds } = await eventually(async () => {
    const { rows } = await client.query<{ n: number; seconds: number }>(
      "select count(*)::int as n, extract(epoch from max(ready_at) - min(ready_at))::float8 as seconds from generations where status = 'ready'"
    )
    const [row] = rows
    if (row?.n !== SETS) throw new Error(`${row?.n} of ${SETS} sets`)
    return row
  }, 300_000)
  await client.end()
  return { perSecond: ((SETS - 1) * printsASet) / seconds }
}

async function bareChromium(executablePath: string, htmls: string[]) {
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true })
  const lanes = await Promise.all(Array.from({ length: LANES }, () => context.newPage()))
  let seconds = 0
  let prints = 0
  let pages = 0
  for (const html of htmls) {
    await Promise.all(lanes.map((page) => page.setContent(html)))
    pages += await pagesOf(lanes[0] as Page)
    const started = performance.now()
    await Promise.all(lanes.map((page) => printRounds(page)))
    seconds += (performance.now() - started) / 1000
    prints += LANES * BARE_ROUNDS
  }
  await browser.close()
  return { perSecond: prints / seconds, pages }
}

const print = (page: Page) => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })

async function printRounds(page: Page): Promise<void> {
  for (let round = 0; round < BARE_ROUNDS; round++) await print(page)
}

const pagesOf = async (page: Page) =>
  Math.max(
    ...[...(await print(page)).toString('latin1').matchAll(/\/Type \/Pages\s*\/Count (\d+)/g)].map(([, count]) =>
      Number(count)
    )
  )
