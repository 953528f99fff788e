import type { Logger } from '@formwright/kit/process/log'
import type { Page } from 'playwright-core'
import type { BrowserSupervisor } from '../browser/supervisor.ts'
import { UnfitPageError } from '../browser/unfit-page.ts'

const TRIES = 3

interface Place {
  browser: Pick<BrowserSupervisor, 'run'>
  log: Logger
  signal: AbortSignal
}

/** Does a job on a page; when the page, or what it printed, is unfit, again on a new one. After three the job fails. */
export async function onAGoodPage<Result>(
  { browser, log, signal }: Place,
  work: (page: Page, version: string) => Promise<Result>
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await browser.run(work, signal, attempt === 1 ? 'any' : 'new')
    } catch (error) {
      if (!(error instanceof UnfitPageError) || attempt === TRIES) throw error
      log.warn({ err: error.message, attempt }, 'a print was refused: again on a new page')
    }
  }
}
