import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, readChecked } from './read-file.ts'
import { type OwnFacts, OwnFactsSchema } from './schemas/own-facts.ts'

export type FactValue = string | number | boolean | null | readonly string[]

/** The law by state. A path is `wills.witnesses` (research), `terms.…` (our words) or `own.…` (the service's facts.yaml). */
export interface Facts {
  /** Codes of all states and DC, in alphabetical order of their names. */
  readonly states: readonly string[]
  /** Changes whenever any fact does; every generation records it. */
  readonly version: string
  /** Month of the research, `2026-11`. */
  readonly asOf: string
  name(state: string): string
  /** Whether the path exists at all; for content checks. */
  knows(path: string): boolean
  get(state: string, path: string): FactValue
  /** True where the research asks for a "confirm with the office" note. */
  isUnsure(state: string, path: string): boolean
}

interface StateRow {
  code: string
  name: string
  unsure: string[]
  [topic: string]: unknown
}

const researchFiles = ['states-estate-family.json', 'states-business-property.json']

/** Reads content/_facts once: research rows of both files joined by state, and terms.yaml beside them. */
export function loadFacts(): Facts {
  const folder = join(contentFolder, '_facts')
  const rows = new Map<string, StateRow>()
  let asOf = ''
  for (const file of researchFiles) {
    const research = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { as_of?: string; states: StateRow[] }
    asOf = research.as_of ?? asOf
    for (const row of research.states) {
      const known = rows.get(row.code)
      rows.set(row.code, { ...known, ...row, unsure: [...(known?.unsure ?? []), ...row.unsure] })
    }
  }
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  const terms = readChecked(join(folder, 'terms.yaml'), OwnFactsSchema)
  return joinFacts(rows, { terms }, asOf, `${asOf}+${hash.digest('hex').slice(0, 8)}`)
}

/** The same facts with a service's own table added under `own.`. */
export function withOwnFacts(facts: Facts, own: OwnFacts): Facts {
  return {
    ...facts,
    knows: (path) => (path.startsWith('own.') ? path.slice(4) in own : facts.knows(path)),
    get: (state, path) => (path.startsWith('own.') ? ownValue(own, state, path.slice(4)) : facts.get(state, path)),
    isUnsure: (state, path) =>
      path.startsWith('own.') ? (own[path.slice(4)]?.unsure?.includes(state) ?? false) : facts.isUnsure(state, path)
  }
}

function joinFacts(rows: Map<string, StateRow>, tables: { terms: OwnFacts }, asOf: string, version: string): Facts {
  const row = (state: string): StateRow => {
    const found = rows.get(state)
    if (found === undefined) throw new Error(`No facts for the state ${state}`)
    return found
  }
  const byName = [...rows.values()].sort((a, b) => a.name.localeCompare(b.name))
  return {
    states: byName.map(({ code }) => code),
    version,
    asOf,
    name: (state) => row(state).name,
    knows: (path) =>
      path.startsWith('terms.') ? path.slice(6) in tables.terms : lookUp(row('TX'), path) !== undefined,
    get: (state, path) => {
      if (path.startsWith('terms.')) return ownValue(tables.terms, state, path.slice(6))
      const value = lookUp(row(state), path)
      if (value === undefined) throw new Error(`There is no fact ${path}`)
      return value as FactValue
    },
    isUnsure: (state, path) =>
      path.startsWith('terms.')
        ? (tables.terms[path.slice(6)]?.unsure?.includes(state) ?? false)
        : row(state).unsure.some((listed) => overlaps(listed, path))
  }
}

function ownValue(table: OwnFacts, state: string, key: string): FactValue {
  const fact = Object.hasOwn(table, key) ? table[key] : undefined
  if (fact === undefined) throw new Error(`There is no fact of our own called ${key}`)
  const special = fact.states?.[state]
  return special === undefined ? fact.default : special
}

function lookUp(row: StateRow, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const isRow = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    return isRow ? (value as Record<string, unknown>)[key] : undefined
  }, row)
}

const overlaps = (listed: string, path: string): boolean =>
  listed === path || listed.startsWith(`${path}.`) || path.startsWith(`${listed}.`)
