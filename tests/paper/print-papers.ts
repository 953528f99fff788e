import { join } from 'node:path'
import { superviseBrowser } from '@formwright/documents/worker/browser/supervisor'
import { onAGoodPage } from '@formwright/documents/worker/print/on-a-good-page'
import { printPage } from '@formwright/documents/worker/print/print-page'
import { createLogger } from '@formwright/kit/process/log'
import { findChromium } from '../../deploy/local/chromium.ts'
import { silentReport } from '../../deploy/local/console.ts'
import { root } from '../../deploy/local/settings/settings.ts'
import { CHECKS_OF_PRINT } from './checks-of-print.ts'
import type { Paper } from './papers.ts'
import { readHtml } from './read-html.ts'
import { readPdf } from './read-pdf.ts'
import { type Faults, openVerdicts } from './verdicts.ts'

const log = createLogger('papers', 'silent')
const LANES = 2
const DEADLINE_MS = 60_000

export interface Outcome {
  printed: number
  kept: number
  /** What is wrong, paper by paper. */
  failed: { name: string; faults: Faults }[]
}

/** Prints papers as the worker does and reads them back, but for those whose verdict is known. */
export async function printPapers(papers: readonly Paper[]): Promise<Outcome> {
  const executablePath = findChromium(process.env, join(root, '.local'), silentReport).path
  const browser = superviseBrowser({ executablePath, sandbox: process.getuid?.() !== 0, pages: LANES, log })
  await browser.start()
  const verdicts = openVerdicts(browser.version() ?? '')
  const outcome: Outcome = { printed: 0, kept: 0, failed: [] }
  const place = { browser, log, signal: new AbortController().signal }
  const waiting = papers.values()
  const lane = async () => {
    for (const { name, html: make } of waiting) {
      const html = make()
      const kept = verdicts.kept(html)
      const faults =
        kept ??
        (await onAGoodPage(place, (page) => printPage(page, html, DEADLINE_MS)).then(
          ({ pdf }) => judge(html, pdf),
          refused
        ))
      if (kept === undefined) verdicts.keep(html, faults)
      outcome[kept === undefined ? 'printed' : 'kept']++
      if (Object.keys(faults).length > 0) outcome.failed.push({ name, faults })
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane)).finally(() => browser.stop())
  return outcome
}

const refused = (error: Error): Faults => ({ theWorkerTakesIt: [error.message] })

/** What is wrong with a print, by the name of the check. */
export async function judge(html: string, pdf: Uint8Array): Promise<Faults> {
  const [print, paper] = [await readPdf(pdf), readHtml(html)]
  const found = Object.entries(CHECKS_OF_PRINT).map(([name, check]) => [name, check(print, paper)] as const)
  return Object.fromEntries(found.filter(([, faults]) => faults.length > 0))
}
