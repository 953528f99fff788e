import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { STATES } from '@formwright/kit/http/states'
import { contentFolder } from '../read-file.ts'
import { type FactValue, GRADES, type Grade } from '../schemas/facts.ts'
import { type FactCell, type FactRow, type FactTable, readFactTable } from './fact-table.ts'

/** The law by state. A path is `topic.key` (_facts/<topic>.yaml) or `own.key` (the service's facts.yaml). */
export interface Facts {
  /** Codes of all states and DC, in alphabetical order of their names. */
  readonly states: readonly string[]
  /** Changes whenever any fact does; every generation records it. */
  readonly version: string
  /** Month of the oldest topic, `2026-11`. */
  readonly asOf: string
  /** Every fact by path. */
  readonly rows: ReadonlyMap<string, FactRow>
  name(state: string): string
  /** Whether the path exists at all; for content checks. */
  knows(path: string): boolean
  /** The value with its unit, source, grade and doubt. */
  cell(state: string, path: string): FactCell
  get(state: string, path: string): FactValue
  /** True where the fact asks for a "confirm with the office" note. */
  isUnsure(state: string, path: string): boolean
}

/** Reads content/_facts. */
export function loadFacts(root = contentFolder): Facts {
  const folder = join(root, '_facts')
  const hash = createHash('sha256')
  const rows = new Map<string, FactRow>()
  const months: string[] = []
  for (const file of readdirSync(folder).sort()) {
    hash.update(file).update(readFileSync(join(folder, file)))
    const table = readFactTable(join(folder, file))
    addRows(rows, basename(file, '.yaml'), table)
    if (table.asOf !== undefined) months.push(table.asOf)
  }
  const asOf = months.sort()[0] ?? ''
  return factsOf(rows, asOf, `${asOf}+${hash.digest('hex').slice(0, 8)}`)
}

/** The same facts with a service's own file added under `own.`. */
export function withOwnFacts(facts: Facts, file: string): Facts {
  const own = readFactTable(file, (state, path) => facts.rows.get(path)?.cells[state]?.value)
  const rows = new Map(facts.rows)
  addRows(rows, 'own', own)
  return factsOf(rows, facts.asOf, facts.version)
}

/** How many cells, a fact in a state each, have which grade. */
export function countByGrade({ rows }: Pick<Facts, 'rows'>): Record<Grade, number> {
  const counts = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>
  for (const { cells } of rows.values()) {
    for (const { grade } of Object.values(cells)) counts[grade] += 1
  }
  return counts
}

function addRows(rows: Map<string, FactRow>, topic: string, table: FactTable): void {
  for (const [key, row] of table.rows) rows.set(`${topic}.${key}`, row)
}

function factsOf(rows: ReadonlyMap<string, FactRow>, asOf: string, version: string): Facts {
  const cell = (state: string, path: string): FactCell => {
    const row = rows.get(path)
    if (row === undefined) throw new Error(`There is no fact ${path}`)
    const found = row.cells[state]
    if (found === undefined) throw new Error(`No facts for the state ${state}`)
    return found
  }
  return {
    states: Object.keys(STATES),
    version,
    asOf,
    rows,
    name: (state) => {
      const name = STATES[state]
      if (name === undefined) throw new Error(`No facts for the state ${state}`)
      return name
    },
    knows: (path) => rows.has(path),
    cell,
    get: (state, path) => cell(state, path).value,
    isUnsure: (state, path) => cell(state, path).grade === 'unsure'
  }
}
