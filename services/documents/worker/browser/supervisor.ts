import type { Logger } from '@formwright/kit/process/log'
import type { Page } from 'playwright-core'
import { DeadlineError, unlessAborted } from './deadline.ts'
import { type Instance, type Limits, openInstance, type Which } from './instance.ts'
import { type LaunchOptions, launchChromium } from './launch.ts'

const RELAUNCH_MS = [200, 1_000, 5_000, 15_000]
/** A browser that lived this long was no failed start. */
const STEADY_MS = 30_000

const LIMITS: Limits = {
  pageJobs: 50,
  browserJobs: 1_000,
  browserAgeMs: 30 * 60_000,
  browserBytes: 1 << 30
}

export interface SupervisorOptions extends LaunchOptions {
  /** Warm pages, and jobs at once. */
  pages: number
  /** What a new browser must get through before it serves. */
  trial?: (page: Page) => Promise<unknown>
  limits?: Partial<Limits>
  log: Logger
}

export type BrowserSupervisor = ReturnType<typeof superviseBrowser>

/** Keeps a browser running and lends its pages: start, stop, healthy, run. */
export function superviseBrowser({ pages, trial, log, limits: changed, ...launch }: SupervisorOptions) {
  const limits = { ...LIMITS, ...changed }
  let current: Instance | undefined
  let starting: Promise<void> | undefined
  let stopping = false
  let failures = 0
  let launches = 0
  let downSince: number | undefined = Date.now()
  const waiting: (() => void)[] = []
  let running = 0

  const free = () => current !== undefined && running < pages
  const wake = () => {
    if (free()) waiting.shift()?.()
  }

  /** Tries until there is a browser; one attempt at a time. */
  function ensure(): Promise<void> {
    starting ??= relaunch().finally(() => {
      starting = undefined
    })
    return starting
  }

  async function relaunch(): Promise<void> {
    while (!stopping && current === undefined) {
      if (failures > 0) await pause(RELAUNCH_MS[Math.min(failures, RELAUNCH_MS.length) - 1] ?? 0)
      if (stopping) return
      try {
        current = await open()
      } catch (error) {
        failures++
        log.error({ err: (error as Error).message.split('\n')[0], failures }, 'Chromium does not start')
      }
    }
    for (let index = 0; index < pages; index++) wake()
  }

  async function open(): Promise<Instance> {
    const browser = await launchChromium(launch)
    const instance = openInstance(browser, limits, log)
    await instance.warm(pages, trial).catch(async (error: unknown) => {
      await instance.kill()
      throw error
    })
    const bornAt = Date.now()
    instance.onGone(() => {
      if (current !== instance) return
      failures = Date.now() - bornAt < STEADY_MS ? failures + 1 : 0
      lose('Chromium is gone')
    })
    launches++
    downSince = undefined
    log.info({ version: instance.version, pages }, 'Chromium is ready')
    return instance
  }

  function lose(why: string): void {
    current = undefined
    downSince = Date.now()
    if (stopping) return
    log.warn(why)
    void ensure()
  }

  /** The next job gets a new browser; this one ends when its last page came back. */
  async function replace(instance: Instance, why: string): Promise<void> {
    if (current === instance) lose(`Chromium is replaced: ${why}`)
    await instance.retire(why)
  }

  async function turn(signal: AbortSignal | undefined): Promise<Instance> {
    while (!free() || current === undefined) {
      if (stopping) throw new Error('The browser is stopping')
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      await unlessAborted(signal, promise).finally(() => {
        const place = waiting.indexOf(resolve)
        if (place >= 0) waiting.splice(place, 1)
      })
    }
    running++
    return current
  }

  return {
    /** Resolves when the first browser runs; keeps trying until then. */
    start: () => ensure(),
    healthy: () => current?.connected() ?? false,
    /** How long there has been no browser; 0 while there is one. */
    downForMs: () => (downSince === undefined ? 0 : Date.now() - downSince),
    version: () => current?.version,
    launches: () => launches,

    /**
     * Lends a page to one job and takes it back blank. Waits for its turn and, if need be, for a browser. A page whose job
     * failed is thrown away; after a DeadlineError the whole browser is, because something in it hangs.
     */
    async run<Result>(
      work: (page: Page, version: string) => Promise<Result>,
      signal?: AbortSignal,
      which: Which = 'any'
    ): Promise<Result> {
      const instance = await turn(signal)
      try {
        const slot = await instance.lend(which)
        let failure: unknown
        try {
          return await unlessAborted(signal, work(slot.page, instance.version))
        } catch (error) {
          failure = error ?? new Error('The job failed')
          throw error
        } finally {
          const worn = await instance.takeBack(slot, failure === undefined)
          if (failure instanceof DeadlineError) await replace(instance, failure.message)
          else if (worn) await replace(instance, 'it has served its time')
        }
      } finally {
        running--
        wake()
      }
    },

    async stop(): Promise<void> {
      stopping = true
      for (const give of waiting.splice(0)) give()
      await starting
      const last = current
      current = undefined
      await last?.kill()
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
