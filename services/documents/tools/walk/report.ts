import { table } from '../table.ts'
import type { ServiceWalk } from './walk.ts'
import type { StateWalk } from './walk-state.ts'

/** One service in full: states that came to the same stand in one row. */
export function reportOf(walk: ServiceWalk): string {
  const { slug, asked, states, seconds } = walk
  const unreached = unreachedIn(walk)
  return [
    `${slug}: ${asked.length} questions, ${states.length} states, ${seconds.toFixed(1)} s`,
    table([['paths', 'questions', 'papers', 'states'], ...grouped(states, rowOf)]),
    '',
    refusalsOf(states),
    unreached.length === 0 ? 'Every question is reached.' : `Nobody reaches: ${unreached.join(', ')}`
  ].join('\n')
}

const columns = [40, 9, 6, 6, 8, 7, 6, 8, 9, 4, 7]
const row = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, index) =>
      index === 0 ? String(cell).padEnd(columns[0] ?? 0) : String(cell).padStart(columns[index] ?? 8)
    )
    .join(' ')

/** The head of `overviewOf`. */
export const overviewHead = row([
  'service',
  'questions',
  'states',
  'paths',
  'shortest',
  'longest',
  'papers',
  'refusals',
  'unreached',
  'dead',
  'seconds'
])

/** One service in a line, told as soon as it is known. */
export function overviewOf(walk: ServiceWalk): string {
  const { slug, asked, states, seconds } = walk
  const lengths = states.flatMap((state) => state.lengths)
  const papers = states.flatMap(({ sets }) => sets.map((set) => set.length))
  return row([
    slug,
    asked.length,
    states.length,
    lengths.length,
    Math.min(...lengths),
    Math.max(...lengths),
    span(papers),
    new Set(states.flatMap(({ refusals }) => refusals.map(({ rule }) => rule))).size,
    unreachedIn(walk).length,
    states.reduce((sum, state) => sum + state.deadEnds.length, 0),
    seconds.toFixed(1)
  ])
}

/** Every dead end with the answers that lead there; one that many states share is told once. */
export function deadEndsOf({ slug, states }: ServiceWalk): string[] {
  const all = states.flatMap(({ deadEnds }) => deadEnds)
  const shared = Map.groupBy(all, ({ question, why }) => `${slug}: dead end at ${question}: ${why}`)
  return [...shared].map(([what, deadEnds]) => {
    const answers = JSON.stringify(deadEnds[0]?.answers, undefined, 1)
    return `${what}\n  in ${deadEnds.map(({ state }) => state).join(' ')}, with these answers:\n${answers}`
  })
}

function unreachedIn({ asked, states }: ServiceWalk): string[] {
  return asked.filter((id) => !states.some(({ reached }) => reached.has(id)))
}

function rowOf({ lengths, sets }: StateWalk) {
  const always = sets.reduce<string[]>((kept, set) => kept.filter((id) => set.includes(id)), [...(sets[0] ?? [])])
  const sometimes = [...new Set(sets.flat())].filter((id) => !always.includes(id))
  const papers = [...always, ...sometimes.map((id) => `(${id})`)].join(' ')
  return [lengths.length, span(lengths), papers]
}

function refusalsOf(states: readonly StateWalk[]): string {
  const all = states.flatMap(({ state, refusals }) => refusals.map((refusal) => ({ state, ...refusal })))
  if (all.length === 0) return 'Nothing is refused.\n'
  const rows = Map.groupBy(all, ({ rule, question, possibleFrom = 'no day' }) =>
    JSON.stringify([short(rule), question.replace(/\[\d+\]/, ''), possibleFrom])
  )
  const told = [...rows].map(([key, found]) => [
    ...(JSON.parse(key) as string[]),
    named(
      found.map(({ state }) => state),
      states
    )
  ])
  return `${table([['refused', 'told at', 'possible from', 'states'], ...told])}\n`
}

const short = (rule: string) => (rule.length > 60 ? `${rule.slice(0, 59)}…` : rule)

const span = (figures: readonly number[]): string =>
  Math.min(...figures) === Math.max(...figures)
    ? `${figures[0] ?? 0}`
    : `${Math.min(...figures)}–${Math.max(...figures)}`

/** Rows that are alike become one, with its states at the end. */
function grouped(states: readonly StateWalk[], cells: (state: StateWalk) => (string | number)[]) {
  const rows = Map.groupBy(states, (state) => JSON.stringify(cells(state)))
  return [...rows].map(([key, alike]) => [
    ...(JSON.parse(key) as (string | number)[]),
    named(
      alike.map(({ state }) => state),
      states
    )
  ])
}

const named = (codes: readonly string[], all: readonly StateWalk[]): string =>
  codes.length === all.length && codes.length > 1 ? `all ${codes.length}` : [...new Set(codes)].join(' ')
