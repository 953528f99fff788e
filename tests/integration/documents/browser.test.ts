import { renderPacket } from '@formwright/documents/domain/render/render-packet'
import { DeadlineError, within } from '@formwright/documents/worker/browser/deadline'
import { superviseBrowser } from '@formwright/documents/worker/browser/supervisor'
import { openGate } from '@formwright/documents/worker/jobs/gate'
import { printPage } from '@formwright/documents/worker/print/print-page'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { chromiumPath, testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { pdfOf } from './pdf.ts'
import { will, willAnswers } from './support.ts'

const open: { stop(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((browser) => browser.stop()))
})

async function start(options: Partial<Parameters<typeof superviseBrowser>[0]> = {}) {
  const sandbox = process.getuid?.() !== 0
  const browser = superviseBrowser({ executablePath: chromiumPath(), sandbox, pages: 2, log: testLog, ...options })
  open.push(browser)
  await browser.start()
  return browser
}

const print = (html: string) => async (page: Page) => printPage(page, html, 10_000)
const hang = (page: Page) => within(1_000, 'Printing', page.evaluate('for (;;);'))

it('prints at once on a cold page', async () => {
  const browser = await start()
  const { pdf, pages } = await browser.run(print('<!doctype html><title>A</title><h1>Hello</h1>'))
  expect(pages).toBe(1)
  expect((await pdfOf(pdf)).text).toContain('Hello')
})

it("gives a page to the next job without anything of the last one's", async () => {
  const browser = await start({ pages: 1 })
  await browser.run(print('<!doctype html><title>Secret</title><style>p{color:red}</style><p id=secret>Ada'))
  const left = await browser.run(async (page) => ({ html: await page.content(), url: page.url() }))
  expect(left).toEqual({ html: '<html><head></head><body></body></html>', url: 'about:blank' })
  const { pdf } = await browser.run(print('<!doctype html><title>Next</title><p>Grace'))
  const { text, info } = await pdfOf(pdf)
  expect([text.trim(), info['Title']]).toEqual(['Grace', 'Next'])
})

it('keeps the fonts of a page warm and nothing else, and prints as if the whole page had been loaded', async () => {
  const browser = await start({ pages: 1 })
  const [ada, grace] = ['Ada Secret', 'Grace Next'].map((name) => {
    const answers = { ...willAnswers, full_name: name }
    const options = { kind: 'final', generationId: 'A'.repeat(22), issuedOn: new Date(0) } as const
    return renderPacket(will, answers, options)
  }) as [string, string]
  await browser.run(print(ada))
  const left = await browser.run((page) => page.content())
  const fontless = left.replace(/@font-face\{[^}]*\}/g, '').replace(/\s+/g, '')
  expect(fontless).toMatch(/<title><\/title><styleid="fonts"><\/style><\/head><body><\/body><\/html>$/)
  expect(left).toContain('@font-face')
  const warm = await browser.run(print(grace))
  const whole = await browser.run(async (page) => {
    await page.setContent(grace)
    return pdfOf(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }))
  })
  const { info: _, ...printed } = await pdfOf(warm.pdf)
  expect(whole).toMatchObject(printed)
  expect(printed.text).toContain('Grace Next')
  expect(printed.text).not.toContain('Secret')
  expect(warm.pdf.toString('latin1')).toContain('SourceSerif4')
})

it('runs no script of a page', async () => {
  const browser = await start()
  const { pdf } = await browser.run(
    print('<p id=a>plain</p><script>document.getElementById("a").textContent="ran"</script>')
  )
  expect((await pdfOf(pdf)).text).toContain('plain')
})

it('ends a page that hangs at its deadline, lets the others finish, and takes the next job soon', async () => {
  const browser = await start()
  const slow = browser.run(async (page) => {
    await page.waitForTimeout(1_500)
    return printPage(page, '<p>fine', 10_000)
  })
  await expect(browser.run(hang)).rejects.toBeInstanceOf(DeadlineError)
  const began = Date.now()
  await browser.run(print('<p>next'))
  expect(Date.now() - began).toBeLessThan(3_000)
  expect((await slow).pages).toBe(1)
  expect(browser.launches()).toBe(2)
})

it('starts a browser again when it is killed, and fails only the jobs it had', async () => {
  const browser = await start()
  const broken = browser.run(async (page) => {
    const session = await page.context().browser()?.newBrowserCDPSession()
    await session?.send('Browser.crash').catch(() => undefined)
    await page.pdf()
  })
  await expect(broken).rejects.toThrow()
  const { pages } = await browser.run(print('<p>again'))
  expect([pages, browser.launches()]).toEqual([1, 2])
})

it('keeps serving when one page crashes', async () => {
  const browser = await start()
  const crashed = browser.run(async (page) => {
    const crash = new Promise((_, reject) => page.once('crash', () => reject(new Error('The page crashed'))))
    await Promise.all([crash, page.goto('chrome://crash', { timeout: 3_000 }).catch(() => undefined)])
  })
  const others = Array.from({ length: 5 }, () => browser.run(print('<p>other')))
  await expect(crashed).rejects.toThrow('The page crashed')
  expect((await Promise.all(others)).map(({ pages }) => pages)).toEqual([1, 1, 1, 1, 1])
  expect(browser.launches()).toBe(1)
})

it('replaces pages and browser after their time of service', async () => {
  const browser = await start({ limits: { pageJobs: 2, browserJobs: 5 } })
  for (let job = 0; job < 12; job++) await browser.run(print(`<p>${job}`))
  expect(browser.launches()).toBe(3)
})

it('gives a job up when the process must end', async () => {
  const browser = await start({ pages: 1 })
  const ending = new AbortController()
  const running = browser.run((page) => page.waitForTimeout(60_000), ending.signal)
  const waiting = browser.run((page) => page.waitForTimeout(60_000), ending.signal)
  setTimeout(() => ending.abort(new Error('ending')), 100)
  const outcomes = await Promise.allSettled([running, waiting])
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
    'ending',
    'ending'
  ])
})

it('takes no jobs without a browser, and stays alive', async () => {
  const browser = superviseBrowser({ executablePath: '/nowhere/chromium', sandbox: false, pages: 1, log: testLog })
  open.push(browser)
  void browser.start()
  let started = 0
  const messaging = { connected: () => true, pending: async () => 0, close: async () => undefined }
  const start = () => {
    started++
    return messaging
  }
  const gate = openGate({ browser, db: undefined as never, start: start as never, log: testLog })
  await eventually(() => expect(browser.downForMs()).toBeGreaterThan(1_200))
  expect([browser.healthy(), gate.connected(), started]).toEqual([false, false, 0])
  await gate.close()
})
