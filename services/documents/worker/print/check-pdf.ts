const LARGEST_BYTES = 10 * 1024 * 1024

/** Throws when these bytes are no whole PDF of at least one page and at most 10 MB. Returns its number of pages. */
export function checkPdf(pdf: Buffer): number {
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') throw new Error('The print is no PDF')
  if (!pdf.subarray(-16).toString('latin1').trimEnd().endsWith('%%EOF')) throw new Error('The print breaks off')
  if (pdf.length > LARGEST_BYTES) throw new Error(`The print has ${pdf.length} bytes, which is too many`)
  const pages = countPages(pdf)
  if (pages < 1) throw new Error('The print has no page')
  return pages
}

/** Chromium writes the page tree in the open; the root of it counts the most. */
function countPages(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  return Math.max(0, ...[...text.matchAll(/<<\/Type \/Pages\s*\/Count (\d+)/g)].map(([, count]) => Number(count)))
}
