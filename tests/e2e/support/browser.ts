import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SystemFacts } from '../../../deploy/local/system.ts'

export const openBrowser = (system: SystemFacts): Promise<Browser> =>
  chromium.launch({
    executablePath: system.chromium.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : []
  })

export interface Visit {
  page: Page
  context: BrowserContext
  /** What a visitor must never cause: console errors, refused resources, requests to foreign hosts. */
  complaints: string[]
}

/** A person's own browser: storage of its own (signed in with `token`), and a watch on what goes wrong quietly. */
export async function visit(
  { browser, system }: { browser: Browser; system: SystemFacts },
  options: { width?: number; dark?: boolean; token?: string; script?: boolean } = {}
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: system.addresses.site,
    viewport: { width: options.width ?? 1280, height: 900 },
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    javaScriptEnabled: options.script ?? true
  })
  if (options.token) await context.addInitScript(`localStorage.setItem('authToken', '${options.token}')`)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  if (options.script ?? true) waitForCode(page, system)
  const complaints: string[] = []
  const ours = new Set([system.addresses.site, system.addresses.sandbox].map((address) => new URL(address).host))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !ours.has(url.host)) complaints.push(`foreign host: ${url.host}`)
  })
  return { page, context, complaints }
}

/** A page of ours is drawn before its code is there; a person is slower than that, a test is not. */
function waitForCode(page: Page, system: SystemFacts): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (page.url().startsWith(system.addresses.site)) await page.locator('html[data-arrived]').waitFor()
    return response
  }
}

export const expectNoComplaints = ({ complaints }: Visit): void => expect(complaints).toEqual([])
