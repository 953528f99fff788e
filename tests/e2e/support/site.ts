import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { System } from '../../../deploy/local/system.ts'
import { startSystem } from '../../support/system.ts'
import { openBrowser } from './browser.ts'

export interface Site {
  system: System
  browser: Browser
}

/** The whole system and a browser for the tests of one file; filled before the first of them. */
export function useSite(): Site {
  const site = {} as Site
  beforeAll(async () => {
    site.system = await startSystem()
    site.browser = await openBrowser(site.system)
  })
  afterAll(async () => {
    await site.browser?.close()
    await site.system?.destroy()
  })
  return site
}
