import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from './browser.ts'

/** How a call goes wrong: an answer of this status without a word, no network, or no answer within any patience. */
export type Storm = number | 'lost' | 'hangs'

interface Brewing {
  call: string | RegExp
  how: Storm
  method?: string
}

/** Has every call to the address fail; what it returns ends that. */
export async function brew(page: Page, { call, how, method }: Brewing): Promise<() => Promise<void>> {
  await page.route(call, (route) => {
    if (method && route.request().method() !== method) return route.fallback()
    if (how === 'lost') return route.abort('internetdisconnected')
    if (how === 'hangs') return
    return route.fulfill({ status: how, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
  })
  return () => page.unroute(call)
}

/** Holds the answers of an address back this long. */
export async function slow(page: Page, call: string | RegExp, ms: number): Promise<void> {
  await page.route(call, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue().catch(() => null)
  })
}

/** The pages give a call up after 20 s and more; here after one, so that a hanging call is seen to its end. */
export async function losePatience({ context, page }: Visit): Promise<() => Promise<void>> {
  await context.addInitScript(
    'globalThis.patient = AbortSignal.timeout.bind(AbortSignal); AbortSignal.timeout = (ms) => patient(Math.min(ms, 1000))'
  )
  return () => page.evaluate('AbortSignal.timeout = patient')
}

/** What Chromium itself writes about a failed call is no fault of the page; anything else is. */
export function expectOnlyNetworkComplaints({ complaints }: Visit): void {
  const chromiums = /^console: (Failed to load resource|WebSocket connection to .* failed)/
  expect(complaints.filter((complaint) => !chromiums.test(complaint))).toEqual([])
}
