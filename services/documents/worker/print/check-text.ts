import type { ShownText } from '../browser/in-page.ts'
import { UnfitPageError } from '../browser/unfit-page.ts'
import { readDrawnText } from './drawn-text.ts'
import { countNeeded } from './needed-letters.ts'

/**
 * Refuses a print in which a page has no text, or a letter is missing or drawn in another font than its own. Margins,
 * watermark and repeated headings are on top, so that there may be more of a letter, never less.
 */
export function checkText(pdf: Buffer, pages: number, shown: ShownText): void {
  const drawn = readDrawnText(pdf)
  if (drawn.pages.length !== pages)
    throw new UnfitPageError(`The text of ${drawn.pages.length} of ${pages} pages was found`)
  const blank = drawn.pages.filter((letters) => letters === 0).length
  if (blank > 0) throw new UnfitPageError(`${blank} of ${pages} pages have no text`)
  for (const [font, letters] of countNeeded(shown)) {
    const missing = shortfall(letters, drawn.fonts.get(font))
    if (missing > 0) throw new UnfitPageError(`The print lacks ${missing} letters set in ${font}`)
  }
}

function shortfall(needed: ReadonlyMap<string, number>, drawn: ReadonlyMap<string, number> = new Map()): number {
  let missing = 0
  for (const [letter, count] of needed) missing += Math.max(0, count - (drawn.get(letter) ?? 0))
  return missing
}
