/** Also in full width, and behind blanks, which some programs cut off. */
const FORMULA = /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r])/

export type Cell = string | number | boolean | null | undefined

/** Without it Excel reads UTF-8 as the code page of its country, and every accent is wrong. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A table for a spreadsheet (RFC 4180), which begins with a byte order mark. What a customer typed must not run as a formula there: a text that begins like
 * one gets an apostrophe, which spreadsheets take as "this is text".
 */
export const toCsv = (header: readonly string[], rows: Cell[][]): string =>
  BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

function cellOf(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) || harmless !== value ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
