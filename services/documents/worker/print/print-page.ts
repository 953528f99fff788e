import type { Page } from 'playwright-core'
import { showContent } from '../browser/content.ts'
import { within } from '../browser/deadline.ts'
import { checkPdf } from './check-pdf.ts'
import { nameProduct } from './name-product.ts'

export interface Printed {
  pdf: Buffer
  pages: number
}

/** Prints one HTML page, complete in itself, and checks what came out. Throws DeadlineError when it hangs. */
export async function printPage(page: Page, html: string, deadlineMs: number): Promise<Printed> {
  const printed = async () => {
    await showContent(page, html, deadlineMs)
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  }
  const pdf = nameProduct(await within(deadlineMs, 'Printing', printed()))
  return { pdf, pages: checkPdf(pdf) }
}
