const PRODUCT = 'Formwright'
const NAMES = `/Creator (${PRODUCT})/Producer (${PRODUCT})`

/**
 * Names the product instead of the browser in the metadata. Replaced in place, at the same length, because the offsets
 * of a PDF's cross-reference table count bytes; left as it is when Chromium wrote something unexpected.
 */
export function nameProduct(pdf: Buffer): Buffer {
  const head = pdf.subarray(0, 4096).toString('latin1')
  const browser = /\/Creator \((?:\\.|[^()\\])*\)\s*\/Producer \((?:\\.|[^()\\])*\)/.exec(head)
  if (browser === null || browser[0].length < NAMES.length) return pdf
  pdf.write(NAMES.padEnd(browser[0].length), browser.index, 'latin1')
  return pdf
}
