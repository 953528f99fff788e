import { loadFixtures } from '@formwright/documents/content/library'
import type { Answers } from '@formwright/documents/content/schemas/fixture'
import { openFile } from '@formwright/documents/domain/set/read-files'
import { superviseBrowser } from '@formwright/documents/worker/browser/supervisor'
import { printPage } from '@formwright/documents/worker/print/print-page'
import { renderAll } from '@formwright/documents/worker/print/print-set'
import { ownerOf } from '@formwright/kit/identity/owner'
import { afterAll, expect, it } from 'vitest'
import { seeded } from '../../chaos/faults.ts'
import { chromiumPath, testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { processesUnder } from '../../support/process-list.ts'
import { facesIn, pdfOf } from './pdf.ts'
import { processesOn } from './processes.ts'
import { keyring, newOrderId, newUserId, openDocuments, will } from './support.ts'

const full = process.env['FORMWRIGHT_FULL'] === '1'
const SETS = Number(process.env['CHAOS_ORDERS'] ?? (full ? 1_000 : 60))
const SEED = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000)
const FAULT_EVERY_MS = 2_000
const A_SET_MS = 10_000

const { url, db, pay, post } = await openDocuments({ sets: SETS, drafts: SETS })
const { startService, startWorker } = processesOn(url)
const samples = Object.values(loadFixtures('simple-will')).map(({ answers }) => answers)
const sandbox = process.getuid?.() !== 0
const browser = superviseBrowser({ executablePath: chromiumPath(), sandbox, pages: 1, log: testLog })
await Promise.all([browser.start(), startService()])
afterAll(() => browser.stop())

async function order(answers: object): Promise<string> {
  const [user, id] = [newUserId(), newOrderId()]
  await pay(id, ownerOf(user))
  const asked = await post('/api/generate-document', { user_id: user, service_id: will.meta.id, answers })
  return asked.json().generation_id
}

/** Kills a page, the browser or the whole worker, one after the other by chance, until told to stop. */
function startFaults(random: () => number) {
  const counts = { page: 0, browser: 0, worker: 0 }
  let stopping = false
  const ended = (async () => {
    let { child } = await startWorker(2)
    while (!stopping) {
      await new Promise((resolve) => setTimeout(resolve, FAULT_EVERY_MS * (0.5 + random())))
      const [, ...others] = processesUnder(child.pid ?? 0)
      const pages = others.filter(({ command }) => command.includes('--type=renderer'))
      const [main] = others.filter(({ command }) => !command.includes('--type='))
      const chance = random()
      const page = pages[Math.floor(random() * pages.length)]
      if (chance < 0.6 && page !== undefined) counts.page += end(page.pid)
      else if (chance < 0.85 && main !== undefined) counts.browser += end(main.pid)
      else {
        counts.worker += end(child.pid ?? 0)
        child = (await startWorker(2)).child
      }
    }
  })()
  const stop = async () => {
    stopping = true
    await ended
  }
  return { counts, ended, stop }
}

/** 1 when there was something to end. */
function end(pid: number): number {
  try {
    process.kill(pid, 'SIGKILL')
    return 1
  } catch {
    return 0
  }
}

/** What is on each page and in which faces, but for the paper's own number. */
async function contentOf(pdf: Uint8Array) {
  const { texts } = await pdfOf(pdf)
  return { faces: facesIn(pdf), texts: texts.map((text) => text.replace(/FW-\w{4}-\w{4}/g, 'FW')) }
}

const references = new Map<string, Awaited<ReturnType<typeof printReference>>>()
async function printReference(answers: Answers, issuedOn: Date) {
  const rendered = renderAll({
    service: will,
    answers,
    options: { kind: 'final', generationId: 'A'.repeat(22), issuedOn }
  })
  const printed = new Map<string, Awaited<ReturnType<typeof contentOf>>>()
  for (const { id, html } of rendered) {
    printed.set(id, await contentOf((await browser.run((page) => printPage(page, html, 30_000))).pdf))
  }
  return printed
}

/** The documents of a set that are not what an undisturbed page prints of the same answers. */
async function flawsOf(id: string, answers: Answers): Promise<string[]> {
  const { requested_at } = await db
    .selectFrom('generations')
    .select('requested_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const day = `${requested_at.toISOString().slice(0, 10)} ${JSON.stringify(answers)}`
  const expected = references.get(day) ?? (await printReference(answers, requested_at))
  references.set(day, expected)
  const flaws: string[] = []
  for (const [document, reference] of expected) {
    const file = await openFile(db, keyring, id, document)
    const found = file && (await contentOf(file.bytes))
    if (JSON.stringify(found) !== JSON.stringify(reference)) flaws.push(`${id} ${document} ${file?.bytes.length} bytes`)
  }
  return flaws
}

it(
  `prints ${SETS} sets with all their faces while pages, browser and worker are replaced at random (seed ${SEED})`,
  async () => {
    const sets: { id: string; answers: Answers }[] = []
    for (let count = 0; count < SETS; count++) {
      const answers = samples[count % samples.length] as Answers
      sets.push({ id: await order(answers), answers })
    }
    const began = Date.now()
    const faults = startFaults(seeded(SEED))
    const ready = eventually(
      async () => {
        const rows = await db.selectFrom('generations').select('status').execute()
        expect(rows.filter(({ status }) => status === 'ready')).toHaveLength(SETS)
      },
      SETS * A_SET_MS,
      500
    )
    await Promise.race([ready, faults.ended]).finally(faults.stop)
    const seconds = Math.round((Date.now() - began) / 1_000)
    const flaws: string[] = []
    for (const { id, answers } of sets) flaws.push(...(await flawsOf(id, answers)))
    process.stdout.write(
      `faces: ${SETS} sets in ${seconds} s, replaced ${JSON.stringify(faults.counts)}, seed ${SEED}, ${flaws.length} flaws\n`
    )
    expect(flaws).toEqual([])
  },
  SETS * A_SET_MS * 2 + 120_000
)
