import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import type { SystemFacts } from '../../../deploy/local/system.ts'
import { openBrowser } from './browser.ts'

export interface Site {
  system: SystemFacts
  browser: Browser
}

/** The system that the files share, and a browser for the tests of one file; filled before the first of them. */
export function useSite(): Site {
  const site = { system: inject('system') } as Site
  beforeAll(async () => {
    site.browser = await openBrowser(site.system)
  })
  afterAll(() => site.browser?.close())
  return site
}
