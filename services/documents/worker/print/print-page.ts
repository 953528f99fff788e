import type { Page } from 'playwright-core'
import { showContent } from '../browser/content.ts'
import { within } from '../browser/deadline.ts'
import { checkPdf } from './check-pdf.ts'
import { checkText } from './check-text.ts'
import { nameBodies } from './name-bodies.ts'
import { nameProduct } from './name-product.ts'

export interface Printed {
  pdf: Buffer
  pages: number
}

/** Prints one HTML page as it comes, without a look at the outcome; `shown` is the text that must be in it. */
export async function print(page: Page, html: string) {
  const shown = await showContent(page, html)
  return { shown, pdf: await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }) }
}

/**
 * Prints one HTML page and checks what came out. Throws DeadlineError when it hangs, UnfitPageError when something of
 * the text is not on the paper.
 */
export async function printPage(page: Page, html: string, deadlineMs: number): Promise<Printed> {
  const { pdf, shown } = await within(deadlineMs, 'Printing', print(page, html))
  const pages = checkPdf(pdf)
  checkText(pdf, pages, shown)
  return { pdf: nameProduct(nameBodies(pdf)), pages }
}
