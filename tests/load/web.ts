import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import type { System } from '../../deploy/local/system.ts'
import { publicPages } from '../../web/src/app/public-pages.ts'
import { openBrowser } from '../e2e/support/browser.ts'
import { initialScript, SCRIPT_LIMIT_BYTES } from '../e2e/support/initial-script.ts'
import { findFreePorts } from '../support/free-ports.ts'
import { startSystem } from '../support/system.ts'
import { type Figure, report, section } from './report.ts'

const LEAST_SCORE = 95
const VISITS = 3
const JUDGED = ['/', '/services', '/pricing', '/help', '/checkout/simple-will']
const inBytes = (bytes: number) => `${bytes.toLocaleString('en-US')} B`

/** A category's score in one visit, 0 to 100, and the audits that cost it points. */
interface Verdict {
  title: string
  points: number
  lost: string[]
}

/** `npm run bench:web`: weight and Lighthouse scores of the site, each beside its limit. */
const system = await startSystem()
try {
  section('JavaScript of a first visit, gzipped')
  const browser = await openBrowser(system)
  for (const page of publicPages) {
    const bytes = await initialScript({ system, browser }, page)
    const limit = inBytes(SCRIPT_LIMIT_BYTES)
    report([{ name: page, value: inBytes(bytes), limit, fine: bytes < SCRIPT_LIMIT_BYTES }])
  }
  await browser.close()
  for (const page of JUDGED) {
    section(`Lighthouse, mobile: ${page}`)
    report(await judge(system, page))
  }
} finally {
  await system.destroy()
}

/** The middle one of several visits: what else the machine does at that moment moves a score by some points. */
async function judge(system: System, page: string): Promise<Figure[]> {
  const visits: Verdict[][] = []
  for (let visit = 0; visit < VISITS; visit++) visits.push(await visitOnce(system, page))
  const [first = []] = visits
  return first.map(({ title }, index) => {
    const sorted = visits.map((verdicts) => verdicts[index] as Verdict).sort((a, b) => a.points - b.points)
    const { points, lost } = sorted[(VISITS - 1) / 2] as Verdict
    const fine = points >= LEAST_SCORE
    const all = sorted.map((verdict) => verdict.points).join(', ')
    const note = [all, ...(fine ? [] : lost)].join('; ')
    return { name: title, value: String(points), limit: `at least ${LEAST_SCORE}`, fine, note }
  })
}

async function visitOnce({ chromium: { path }, addresses }: System, page: string): Promise<Verdict[]> {
  const port = await findFreePorts(1)
  const args = [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: path, args })
  try {
    const result = await lighthouse(new URL(page, addresses.site).href, { port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse has no result for ${page}`)
    const { categories, audits } = result.lhr
    return Object.values(categories).map(({ title, score, auditRefs }) => ({
      title,
      points: Math.round((score ?? 0) * 100),
      lost: auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id)
    }))
  } finally {
    await browser.close()
  }
}
