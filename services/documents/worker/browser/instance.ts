import type { Logger } from '@formwright/kit/process/log'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { clearContent } from './content.ts'
import { within } from './deadline.ts'
import { openPage } from './launch.ts'
import { killAll, memoryOf, processesOf } from './processes.ts'

const CLOSE_MS = 5_000

export interface Limits {
  /** Jobs a page serves before it is replaced. */
  pageJobs: number
  /** Jobs a browser serves before it is replaced. */
  browserJobs: number
  browserAgeMs: number
  browserBytes: number
}

/** Whether a job takes the page that is at hand, or wants one that nobody used. */
export type Which = 'any' | 'new'

export interface Slot {
  page: Page
  context: BrowserContext
  jobs: number
}

export type Instance = ReturnType<typeof openInstance>

/** One running browser and its warm pages. It serves until it is retired, and closes when the last page came back. */
export function openInstance(browser: Browser, limits: Limits, log: Logger) {
  const bornAt = Date.now()
  const idle: Slot[] = []
  let lent = 0
  let jobs = 0
  let retired = false
  let pids: number[] = []

  async function close(): Promise<void> {
    await within(CLOSE_MS, 'Closing the browser', browser.close()).catch(() => killAll(pids))
  }

  async function isWorn(): Promise<boolean> {
    if (jobs >= limits.browserJobs || Date.now() - bornAt >= limits.browserAgeMs) return true
    if (jobs % 10 !== 0) return false
    pids = await processesOf(browser)
    return memoryOf(pids) >= limits.browserBytes
  }

  return {
    version: browser.version(),
    connected: () => browser.isConnected(),
    retired: () => retired,
    /** Opens the pages. Throws when the first of them fails its trial. */
    async warm(pages: number, trial?: (page: Page) => Promise<unknown>): Promise<void> {
      pids = await processesOf(browser)
      const opened = await Promise.all(Array.from({ length: pages }, () => openPage(browser)))
      const [first] = opened
      if (first && trial) await trial(first.page).then(() => clearContent(first.page))
      idle.push(...opened.map((slot) => ({ ...slot, jobs: 0 })))
    },
    /** An idle page, or a new one in place of one that was thrown away; a new one in any case when asked for. */
    async lend(which: Which): Promise<Slot> {
      lent++
      try {
        const warm = which === 'any' ? idle.pop() : undefined
        return warm ?? { ...(await openPage(browser)), jobs: 0 }
      } catch (error) {
        lent--
        throw error
      }
    },
    /** Takes a page back: blank when the job went well, else thrown away. Returns true when the browser should go. */
    async takeBack(slot: Slot, wentWell: boolean): Promise<boolean> {
      jobs++
      slot.jobs++
      const keep = wentWell && !retired && slot.jobs < limits.pageJobs
      const isBlank = keep && (await isCleared(slot.page))
      if (isBlank) idle.push(slot)
      else await within(CLOSE_MS, 'Closing a page', slot.context.close()).catch(() => undefined)
      lent--
      if (retired && lent === 0) await close()
      return retired || !browser.isConnected() ? false : isWorn()
    },
    /** Serves nobody new. */
    async retire(why: string): Promise<void> {
      if (retired) return
      retired = true
      log.info({ why, jobs, ageSeconds: Math.round((Date.now() - bornAt) / 1000) }, 'browser retired')
      if (lent === 0) await close()
    },
    /** Ends it at once, whatever it does. */
    async kill(): Promise<void> {
      retired = true
      await close()
    },
    onGone(gone: () => void): void {
      browser.on('disconnected', gone)
    }
  }
}

const isCleared = (page: Page): Promise<boolean> =>
  within(CLOSE_MS, 'Clearing a page', clearContent(page)).then(
    () => true,
    () => false
  )
