import { STATES } from '@formwright/kit/http/states'
import { ContentError, readChecked } from '../read-file.ts'
import {
  FactsSchema,
  type FactValue,
  type Grade,
  type SourceCell,
  type SourceFact,
  type Unit
} from '../schemas/facts.ts'

/** What one state says, and how we know. */
export interface FactCell {
  readonly value: FactValue
  readonly unit: Unit | undefined
  /** The statute, rule or office that says so; `own words` where it is our choice of words. */
  readonly source: string
  /** The words of the source, and where they stand. */
  readonly text: string | undefined
  readonly url: string | undefined
  /** Month in which it was looked up, `2026-11`. */
  readonly as_of: string
  readonly grade: Grade
  readonly doubt: string | undefined
}

export interface FactRow {
  readonly note: string
  readonly unit: Unit | undefined
  /** Every state and DC, by code. */
  readonly cells: Readonly<Record<string, FactCell>>
}

export interface FactTable {
  readonly asOf: string | undefined
  /** By key, without the topic. */
  readonly rows: ReadonlyMap<string, FactRow>
}

/** The value of a fact of another topic, or undefined where there is none. */
export type LookUp = (state: string, path: string) => FactValue | undefined

const codes = Object.keys(STATES)
const nowhere: LookUp = () => undefined

/** Reads _facts/<topic>.yaml, or a folder's facts.yaml with the topics that its `source_from` may name. */
export function readFactTable(file: string, otherTopics: LookUp = nowhere): FactTable {
  const { as_of: asOf, ...facts } = readChecked(file, FactsSchema)
  const rows = new Map<string, FactRow>()
  for (const [key, fact] of Object.entries(facts as Record<string, SourceFact>)) {
    const sourceOf = (state: string): FactValue | undefined => {
      const path = fact.source_from
      if (path === undefined) return undefined
      const named = facts[path]
      const value = named === undefined ? otherTopics(state, path) : givenFor(named, state)?.value
      if (value === undefined) {
        throw new ContentError(
          file,
          `${key}.source_from: there is no fact ${path}; name one of this file, or topic.key`
        )
      }
      return value
    }
    const cells = cellsOf(fact, asOf, sourceOf, (place, message) => {
      throw new ContentError(file, `${key}${place}: ${message}`)
    })
    rows.set(key, { note: fact.note, unit: fact.unit, cells })
  }
  return { asOf, rows }
}

type Refuse = (place: string, message: string) => never

function cellsOf(
  fact: SourceFact,
  asOf: string | undefined,
  sourceOf: (state: string) => FactValue | undefined,
  refuse: Refuse
): Record<string, FactCell> {
  for (const code of Object.keys(fact.states ?? {})) {
    if (!Object.hasOwn(STATES, code))
      refuse(`.states.${code}`, 'there is no such state; use its two-letter postal code')
  }
  const cells: Record<string, FactCell> = {}
  for (const state of codes) {
    const place = fact.states?.[state] === undefined ? '.default' : `.states.${state}`
    const given = givenFor(fact, state)
    if (given === undefined) return refuse(`.states.${state}`, 'has no value; add one, or a default for the fact')
    const cell = cellOf(fact, given, asOf, sourceOf(state))
    const complaint = complaintOf(cell)
    if (complaint !== undefined) return refuse(place, complaint)
    cells[state] = cell as FactCell
  }
  return cells
}

/** The cell as the author wrote it: the state's own, or the default. */
function givenFor(fact: SourceFact, state: string): SourceCell | undefined {
  const given = fact.states?.[state] ?? (fact.states?.[state] === null ? null : fact.default)
  if (given === undefined) return undefined
  return given !== null && typeof given === 'object' && 'value' in given ? given : { value: given }
}

type Unproved = { [Key in keyof FactCell]: FactCell[Key] | undefined }

/** A cell without source and grade stands on the fact's; quoted words and doubts hold for the source they stand beside. */
function cellOf(fact: SourceFact, given: SourceCell, asOf: string | undefined, named: FactValue | undefined): Unproved {
  const proof = given.source === undefined && given.grade === undefined ? { ...fact, ...given } : given
  return {
    value: given.value,
    unit: fact.unit,
    source: given.source ?? (typeof named === 'string' ? named : fact.source),
    text: proof.text,
    url: proof.url,
    as_of: given.as_of ?? fact.as_of ?? asOf,
    grade: given.grade ?? fact.grade,
    doubt: proof.doubt
  }
}

function complaintOf({ value, unit, source, text, url, as_of, grade, doubt }: Unproved): string | undefined {
  if (unit !== undefined && typeof value !== 'number' && value !== null) {
    return `a fact with a unit is a number, and this is ${JSON.stringify(value)}; write the number alone, or drop the unit`
  }
  if (grade === undefined) return 'has no grade; write checked, known or unsure'
  if (source === undefined) return `is ${grade} without source; name the statute, the rule or the office, or own words`
  if (as_of === undefined) return 'has no as_of; write the month at the head of the file, as_of: 2026-11'
  if (grade === 'checked' && (text === undefined || url === undefined)) {
    return 'is checked without text and url; quote the words and say where they stand, or grade it known'
  }
  if (grade === 'unsure' && doubt === undefined) return 'is unsure without doubt; say what is doubtful'
  return undefined
}
