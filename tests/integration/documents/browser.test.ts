import type { Answers } from '@formwright/documents/content/schemas/fixture'
import { documentFaces, fontCss } from '@formwright/documents/domain/render/fonts'
import { renderPacket } from '@formwright/documents/domain/render/render-packet'
import { DeadlineError, within } from '@formwright/documents/worker/browser/deadline'
import { superviseBrowser } from '@formwright/documents/worker/browser/supervisor'
import { openGate } from '@formwright/documents/worker/jobs/gate'
import { OURS } from '@formwright/documents/worker/print/needed-letters'
import { onAGoodPage } from '@formwright/documents/worker/print/on-a-good-page'
import { printPage } from '@formwright/documents/worker/print/print-page'
import { printTrial } from '@formwright/documents/worker/print/trial'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { chromiumPath, testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { facesIn, pdfOf } from './pdf.ts'
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

const NOTHING_LEFT = /<title><\/title>\s*<style id="unseen">[^<]*<\/style><\/head><body><\/body><\/html>$/
const EVERY_CUT = ['SourceSerif4-Italic', 'SourceSerif4-Regular', 'SourceSerif4-SemiBold']
const packet = (answers: Answers) =>
  renderPacket(will, answers, { kind: 'final', generationId: 'A'.repeat(22), issuedOn: new Date(0) })
type Job = (page: Page) => ReturnType<typeof printPage>
const good = (browser: Awaited<ReturnType<typeof start>>, job: Job) =>
  onAGoodPage({ browser, log: testLog, signal: new AbortController().signal }, job)
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
  expect([left.html, left.url]).toEqual([expect.stringMatching(NOTHING_LEFT), 'about:blank'])
  const { pdf } = await browser.run(print('<!doctype html><title>Next</title><p>Grace'))
  const { text, info } = await pdfOf(pdf)
  expect([text.trim(), info['Title']]).toEqual(['Grace', 'Next'])
})

it('prints on a warm page, not laid out for a screen, as if the whole document had been loaded into a fresh one', async () => {
  const browser = await start({ pages: 1 })
  const [ada, grace] = ['Ada Secret', 'Grace Next'].map((full_name) => packet({ ...willAnswers, full_name }))
  await browser.run(print(ada ?? ''))
  expect(await browser.run((page) => page.content())).toMatch(NOTHING_LEFT)
  const warm = await browser.run(print(grace ?? ''))
  const whole = await browser.run(async (page) => {
    await page.setContent((grace ?? '').replace('<style>', `<style>${fontCss(documentFaces())}`))
    await page.evaluate('Promise.all([...document.fonts].map((face) => face.load())).then(() => null)')
    return pdfOf(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }))
  })
  const { info: _, ...printed } = await pdfOf(warm.pdf)
  expect(whole).toMatchObject(printed)
  expect(printed.text).toContain('Grace Next')
  expect(printed.text).not.toContain('Secret')
})

const statuses = (page: Page): Promise<string[]> => page.evaluate('[...document.fonts].map((face) => face.status)')

it('lends no page without every face loaded: the first, a used one, a new one, one of the next browser', async () => {
  const browser = await start({ pages: 1, limits: { pageJobs: 2, browserJobs: 4 } })
  for (let job = 0; job < 6; job++) {
    const held = await browser.run(async (page) => {
      const before = await statuses(page)
      const { pdf, pages } = await printPage(page, packet(willAnswers), 10_000)
      const { texts } = await pdfOf(pdf)
      expect(texts.filter((text) => /\w{4}/.test(text))).toHaveLength(pages)
      expect(facesIn(pdf)).toEqual(expect.arrayContaining(EVERY_CUT))
      return [...before, ...(await statuses(page))]
    })
    expect(held).toEqual(Array(2 * documentFaces().length).fill('loaded'))
  }
  expect(browser.launches()).toBe(2)
})

it('refuses a page whose face does not load, and prints on a new one', async () => {
  const browser = await start({ pages: 1 })
  const tried: Page[] = []
  const { pdf } = await good(browser, async (page) => {
    if (tried.push(page) === 1) {
      await page.evaluate('document.fonts.add(new FontFace("Source Serif 4", "url(data:font/woff2;base64,AAAA)"))')
    }
    return printPage(page, packet(willAnswers), 10_000)
  })
  expect(facesIn(pdf)).toEqual(expect.arrayContaining(EVERY_CUT))
  expect([tried.length, new Set(tried).size]).toEqual([2, 2])
})

it('refuses a print that lacks a face, though there is text on every page: three times, then the job fails', async () => {
  const browser = await start({ pages: 1 })
  const pages = new Set<Page>()
  const job = good(browser, async (page) => {
    pages.add(page)
    const pdf = page.pdf.bind(page)
    // The face goes between the look at the page and the print.
    page.pdf = async (options) => {
      await page.evaluate('for (const face of document.fonts) if (face.style === "italic") document.fonts.delete(face)')
      return pdf(options)
    }
    return printPage(page, packet(willAnswers), 10_000)
  })
  await expect(job).rejects.toThrow(/The print lacks \d+ letters set in SourceSerif4-Italic/)
  expect(pages.size).toBe(3)
  const next = await browser.run(print(packet(willAnswers)))
  expect(facesIn(next.pdf)).toEqual(expect.arrayContaining(EVERY_CUT))
})

it('refuses a print with a page that has no text', async () => {
  const browser = await start({ pages: 1 })
  const job = browser.run(
    print('<p>one</p><div style="break-before:page"></div><div style="break-before:page">three</div>')
  )
  await expect(job).rejects.toThrow('1 of 3 pages have no text')
})

it('asks for no letter that the fonts lack, in any cut', async () => {
  const browser = await start({ pages: 1 })
  const signs = Array.from({ length: 0x2100 }, (_, index) => String.fromCodePoint(index)).filter((sign) =>
    OURS.test(sign)
  )
  const letters = signs.join(' ').replace('&', '').replace('<', '')
  const cuts = ['p', 'em', 'h2'].map((tag) => `<${tag}>${letters}</${tag}>`)
  const { pdf } = await browser.run(print(`<style>*{font-family:"Source Serif 4"}</style>${cuts.join('')}`))
  const { text } = await pdfOf(pdf)
  for (const letter of ['ứ', 'ώ', 'Қ']) expect(text.split(letter)).toHaveLength(4)
})

it.each([
  '王小明',
  'Анна Каренина 王',
  'محمد',
  'José 王',
  'e\u0301\u0310 1\ufe0f\u20e3 A\u0310da',
  'Ada👩‍👩‍👧',
  '\u202eadA \u0600123',
  'ﬁnance ŉ ß ĳ ǅ ㎏'
])('never refuses a person of the name %s', async (full_name) => {
  const browser = await start({ pages: 1 })
  const { pages } = await browser.run(print(packet({ ...willAnswers, full_name })))
  expect(pages).toBeGreaterThan(9)
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

it('replaces a browser whose trial print cannot be read back before it serves', async () => {
  let tries = 0
  const trial = async (page: Page) => {
    if (tries++ === 0) await page.evaluate('document.fonts.clear()')
    return printTrial(page)
  }
  const browser = await start({ pages: 1, trial })
  expect([tries, browser.launches()]).toEqual([2, 1])
  const left = await browser.run(async (page) => page.content())
  expect(left).toMatch(NOTHING_LEFT)
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
