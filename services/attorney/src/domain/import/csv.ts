export interface CsvRow {
  /** Of the file, from 1, where the row begins. */
  line: number
  cells: string[]
}

/** A file that is no CSV at all; nothing of it can be read. */
export class BadCsv extends Error {
  override readonly name = 'BadCsv'
}

/**
 * Reads CSV as RFC 4180 has it: commas, cells in double quotes where they hold a comma, a quote or a line break, lines
 * ended by LF or CRLF. Empty lines are passed over. Throws BadCsv.
 */
export function parseCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  const source = text.replace(/^\uFEFF/, '')
  const cell = /"((?:[^"]|"")*)"(?=,|\r?\n|$)|([^",\r\n]*)(?=,|\r?\n|$)/y
  let line = 1
  let row: CsvRow = { line, cells: [] }
  for (let at = 0; at <= source.length; ) {
    cell.lastIndex = at
    const found = cell.exec(source)
    if (found === null)
      throw new BadCsv(`Line ${line} is not valid CSV: a quote is missing or stands in the wrong place`)
    const [raw, quoted, plain = ''] = found
    row.cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim())
    line += raw.split('\n').length - 1
    at += raw.length
    if (source[at] === ',') {
      at += 1
      continue
    }
    if (row.cells.some((content) => content !== '')) rows.push(row)
    if (at >= source.length) break
    at += source[at] === '\r' ? 2 : 1
    line += 1
    row = { line, cells: [] }
  }
  return rows
}
