import type { Page } from 'playwright-core'

const FONT_FACE = /@font-face\{[^}]*\}/g
const NOTHING = '<!doctype html><title></title><body></body>'
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"

/** The fonts that a page holds ready. */
const warm = new WeakMap<Page, string>()

/**
 * Puts a document on a page. Fonts are the costly part of loading one, so a page keeps them from one print to the next and
 * only the rest is replaced; the print is the same as after loading the whole.
 */
export async function showContent(page: Page, html: string, timeoutMs: number): Promise<void> {
  const { fonts, rest } = splitFonts(html)
  if (fonts === '') {
    warm.delete(page)
    return page.setContent(html, { timeout: timeoutMs })
  }
  if (warm.get(page) !== fonts) {
    await page.setContent(emptyPage(fonts), { timeout: timeoutMs })
    warm.set(page, fonts)
  }
  if (!(await page.evaluate(replaceContent, rest))) throw new Error('The page lost its fonts')
}

/** Whatever a job left goes; only the fonts stay. The next job starts from nothing. */
export async function clearContent(page: Page): Promise<void> {
  const cleared = warm.has(page) && page.url() === 'about:blank' && (await page.evaluate(replaceContent, NOTHING))
  if (cleared) return
  warm.delete(page)
  await page.goto('about:blank', { timeout: 5_000 })
}

/** Looks in the head's style alone: what customers wrote stands in the body, or escaped. */
function splitFonts(html: string): { fonts: string; rest: string } {
  const end = html.indexOf('</style>')
  const head = html.slice(0, Math.max(end, 0))
  const fonts = head.match(FONT_FACE)?.join('\n') ?? ''
  return { fonts, rest: head.replace(FONT_FACE, '') + html.slice(Math.max(end, 0)) }
}

const emptyPage = (fonts: string) => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title></title>
<style id="fonts">${fonts}</style></head><body></body></html>`

/** Runs in the page, by the debugger's hand: the page's own scripts are off. False when the kept fonts are not there. */
function replaceContent(html: string): boolean {
  const kept = document.getElementById('fonts')
  if (kept === null) return false
  const next = new DOMParser().parseFromString(html, 'text/html')
  document.title = next.title
  for (const style of document.querySelectorAll('style')) if (style !== kept) style.remove()
  for (const style of next.head.querySelectorAll('style')) document.head.append(document.adoptNode(style))
  document.body.replaceWith(document.adoptNode(next.body))
  return true
}

/** What the function above uses of a browser; the rest of the worker has no DOM. */
interface PageElement {
  remove(): void
  append(child: PageElement): void
  replaceWith(other: PageElement): void
  querySelectorAll(selector: string): PageElement[]
}
interface PageDocument {
  title: string
  head: PageElement
  body: PageElement
  getElementById(id: string): PageElement | null
  querySelectorAll(selector: string): PageElement[]
  adoptNode(element: PageElement): PageElement
}
declare const document: PageDocument
declare const DOMParser: new () => { parseFromString(html: string, type: string): PageDocument }
