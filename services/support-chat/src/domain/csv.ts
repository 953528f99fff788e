/** A cell that begins so is read as a formula by a spreadsheet, also after spaces and in the wide form of the sign. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\n|%＝＋－＠]/u

/**
 * Rows as CSV for a spreadsheet (RFC 4180, with a byte order mark, so that names keep their letters). Every cell is
 * quoted, and what would be a formula is made text by an apostrophe.
 */
export function toCsv<Row extends object>(columns: readonly (keyof Row & string)[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])))
  return `\uFEFF${[columns.map(cell), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
