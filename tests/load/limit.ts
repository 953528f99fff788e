import { launchChromium, openPage } from '@formwright/documents/worker/browser/launch'
import { print } from '@formwright/documents/worker/print/print-page'
import type { Page } from 'playwright-core'
import { processesUnder } from '../support/process-list.ts'
import { htmlsOfOneSet, LANES } from './one-set.ts'

const WARM_UP = 3
const SETS = 40

export interface Limit {
  setsASecond: number
  printsASet: number
  /** Processor time of Chromium and of this process for one set; undefined where the system does not tell. */
  processorMs: number | undefined
}

/**
 * How fast this machine could print at most: the worker's own browser and pages, each lane showing and printing set after
 * set, and nothing else: no check, no store, no other process of ours. To be measured before the system runs.
 */
export async function measureLimit(executablePath: string): Promise<Limit> {
  const htmls = htmlsOfOneSet()
  const browser = await launchChromium({ executablePath, sandbox: process.getuid?.() !== 0 })
  const lanes = await Promise.all(Array.from({ length: LANES }, () => openPage(browser)))
  const printSets = (sets: number) => Promise.all(lanes.map(({ page }) => printOver(page, htmls, sets / LANES)))
  await printSets(WARM_UP * LANES)
  const [started, usedBefore] = [performance.now(), processorMs()]
  await printSets(SETS)
  const seconds = (performance.now() - started) / 1000
  const used = processorMs() - usedBefore
  await browser.close()
  return { setsASecond: SETS / seconds, printsASet: htmls.length, processorMs: used > 0 ? used / SETS : undefined }
}

async function printOver(page: Page, htmls: string[], times: number): Promise<void> {
  for (let time = 0; time < times; time++) for (const html of htmls) await print(page, html)
}

const processorMs = () => processesUnder(process.pid).reduce((sum, process) => sum + process.processorMs, 0)
