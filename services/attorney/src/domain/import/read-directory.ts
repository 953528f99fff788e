import { Compile } from 'typebox/compile'
import { readCell } from './cells.ts'
import { COLUMNS, type Column, ImportedAttorney, REQUIRED } from './columns.ts'
import { BadCsv, type CsvRow, parseCsv } from './csv.ts'

export interface RefusedRow {
  line: number
  /** Each names its column. */
  reasons: string[]
}

export interface ReadDirectory {
  accepted: ImportedAttorney[]
  refused: RefusedRow[]
}

const Row = Compile(ImportedAttorney)

/** Reads a whole file; rows that are not in form are named and left out. Throws BadCsv when its head is wrong. */
export function readDirectory(text: string): ReadDirectory {
  const [head, ...rows] = parseCsv(text)
  const columns = readHead(head)
  const accepted: ImportedAttorney[] = []
  const refused: RefusedRow[] = []
  const lineOf = new Map<string, number>()
  for (const row of rows) {
    const attorney = readRow(columns, row)
    const reasons = reasonsAgainst(attorney, { row, columns })
    const earlier = lineOf.get(identityOf(attorney))
    if (earlier !== undefined) reasons.push(`bar_number: is the one of line ${earlier}`)
    if (reasons.length > 0) {
      refused.push({ line: row.line, reasons })
    } else {
      lineOf.set(identityOf(attorney), row.line)
      accepted.push(attorney as unknown as ImportedAttorney)
    }
  }
  return { accepted, refused }
}

function readHead(head: CsvRow | undefined): Column[] {
  if (head === undefined) throw new BadCsv('The file is empty')
  const names = head.cells.map((cell) => cell.toLowerCase())
  const unknown = names.filter((name) => !(COLUMNS as string[]).includes(name))
  if (unknown.length > 0) throw new BadCsv(`Columns that are not known: ${unknown.join(', ')}`)
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  if (twice.length > 0) throw new BadCsv(`Columns that stand twice: ${twice.join(', ')}`)
  const missing = REQUIRED.filter((name) => !names.includes(name))
  if (missing.length > 0) throw new BadCsv(`Columns that are missing: ${missing.join(', ')}`)
  return names as Column[]
}

function readRow(columns: Column[], { cells }: CsvRow): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const column of COLUMNS) {
    const value = readCell(column, cells[columns.indexOf(column)] ?? '')
    if (value !== undefined) row[column] = value
  }
  if (Array.isArray(row['state_bars']) && row['state_bars'].length === 0) row['state_bars'] = [row['state']]
  return row
}

function reasonsAgainst(attorney: object, { row, columns }: { row: CsvRow; columns: Column[] }): string[] {
  if (row.cells.length !== columns.length) return [`has ${row.cells.length} cells instead of ${columns.length}`]
  const empty = REQUIRED.filter((column) => row.cells[columns.indexOf(column)] === '')
  if (empty.length > 0) return empty.map((column) => `${column}: is required`)
  if (!Row.Check(attorney)) {
    const named = Row.Errors(attorney).map(({ instancePath }) => instancePath.split('/')[1] ?? '')
    return [...new Set(named)].map((column) => `${column}: is not in the right form`)
  }
  if (!attorney.state_bars.includes(attorney.state)) return ['state_bars: does not name the state of the office']
  return []
}

const identityOf = (attorney: Record<string, unknown>) =>
  `${String(attorney['state'])}/${String(attorney['bar_number'])}`
