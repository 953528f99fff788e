import type { Answers } from '@formwright/interview/answers'
import { walkParts } from '@formwright/interview/condition'
import { Cover } from './cover.ts'
import type { Edition } from './edition.ts'
import { papersOf } from './papers.ts'
import { OPTION, type Path, type Refused, readBy, walkPath } from './path.ts'
import { reasonFor } from './reasons.ts'
import type { Slot, Slots } from './slots.ts'
import { valuesAround } from './values-around.ts'
import type { Choice } from './ways.ts'

/** A path that nobody can finish: where, why, and the answers that lead there. */
export interface DeadEnd {
  readonly state: string
  readonly question: string
  readonly why: string
  readonly answers: Answers
}

/** What was found on all paths walked in one state. */
export interface StateWalk {
  readonly state: string
  /** How many questions each path that was finished asked. */
  readonly lengths: readonly number[]
  /** Ids of questions and fields that were asked. */
  readonly reached: ReadonlySet<string>
  readonly refusals: readonly Refused[]
  /** Ids of the papers of each different set. */
  readonly sets: readonly (readonly string[])[]
  readonly deadEnds: readonly DeadEnd[]
}

/** One path is mended so often before it is given up: a refusal may hide another. */
const MENDINGS = 6

/** Walks one state's edition from its first question to its papers, once for each choice that the cover asks for. */
export function walkState(edition: Edition, slots: Slots): StateWalk {
  const { state } = edition
  const reached = new Set<string>()
  const lengths: number[] = []
  const refusals = new Map<string, Refused>()
  const deadEnds = new Map<string, DeadEnd>()
  const papers = papersOf(edition)
  const cover = new Cover(edition, slots)
  for (let choice = cover.next(); choice !== undefined; choice = cover.next()) walkChoice(choice)
  if (lengths.length === 0 && deadEnds.size === 0) stuckAll()
  return {
    state,
    lengths,
    reached,
    refusals: [...refusals.values()],
    sets: papers.sets(),
    deadEnds: [...deadEnds.values()]
  }

  function walkChoice(first: Choice): void {
    let choice: Choice | undefined = first
    for (let left = MENDINGS; left > 0 && choice !== undefined; left -= 1) {
      const path = walkPath(edition, slots, choice)
      cover.seen(path.taken)
      for (const id of ['state', ...path.taken.keys()]) reached.add(id)
      choice = path.refused === undefined ? finish(path) : mended(path, path.refused, choice)
    }
  }

  function mended(path: Path, refused: Refused, choice: Choice): Choice | undefined {
    note(refused)
    cover.refuse(reasonFor(edition, slots, path))
    const other = mend(edition, slots, path, choice)
    if (other === undefined) stuck(refused, path)
    return other
  }

  function finish(path: Path): undefined {
    lengths.push(path.steps.length)
    const why = papers.make(path)
    if (why !== undefined) addDeadEnd({ state, question: path.steps.at(-1)?.id ?? 'state', why, answers: path.answers })
  }

  function note(refused: Refused): void {
    const key = `${refused.rule} ${refused.question}`
    const known = refusals.get(key)
    if (known === undefined || (refused.possibleFrom ?? '') > (known.possibleFrom ?? '')) refusals.set(key, refused)
  }

  /** Whoever is told the day from which it is possible is not at a dead end, but early. */
  function stuck({ rule, at, possibleFrom }: Refused, { answers }: Path): void {
    if (possibleFrom !== undefined) return
    const why = rule.startsWith(OPTION) ? 'every option is refused' : `every answer is refused: ${rule}`
    addDeadEnd({ state, question: at, why, answers })
  }

  function stuckAll(): void {
    addDeadEnd({ state, question: 'state', why: 'nobody gets to the end on this day', answers: { state } })
  }

  function addDeadEnd(deadEnd: DeadEnd): void {
    const key = deadEnd.why.startsWith('every') ? `${deadEnd.question} ${deadEnd.why}` : deadEnd.why
    const known = deadEnds.get(key)
    const isShorter = Object.keys(deadEnd.answers).length < Object.keys(known?.answers ?? {}).length
    if (known === undefined || isShorter) deadEnds.set(key, deadEnd)
  }
}

/**
 * The choice with one answer changed, or with all that matter as usual and one changed, so that what was refused
 * is taken. What matters is the answer given last, the one at which the refusal is told, and those its rule looks at. None: whoever came here is stuck.
 */
function mend(edition: Edition, slots: Slots, path: Path, choice: Choice): Choice | undefined {
  const ids = mendable(edition, path)
  const given = new Map([...path.taken, ...choice])
  const usual = new Map([...given].filter(([id]) => !ids.has(id)))
  for (const start of [usual, given]) {
    for (const id of ids) {
      for (const value of [...differing(slots.get(id)), ...besideItsBound(edition, slots.get(id), path)]) {
        const changed = new Map([...start, [id, value]])
        const other = walkPath(edition, slots, changed)
        if (other.refused === undefined || isFurther(other, path)) return changed
      }
    }
  }
  return undefined
}

/** One value of each kind that conditions tell apart. */
function differing(slot: Slot | undefined): readonly string[] {
  if (slot === undefined) return []
  return slot.deciding.length > 0 ? slot.deciding : slot.values.slice(0, 2)
}

/** The answers around the bound of the refusing rule, where this path drew it: a slot's own lie around the usual one. */
function besideItsBound({ questionnaire, today }: Edition, slot: Slot | undefined, { refused, taken }: Path): string[] {
  const rule = questionnaire.refuse_when.find(({ id }) => id === refused?.rule)
  const values: string[] = []
  if (rule === undefined || slot === undefined) return values
  walkParts(rule.when, (part) => {
    if (!('question' in part) || part.question !== slot.id) return
    values.push(...valuesAround(part, slot.field, { today, baseOf: (id) => taken.get(id) ?? '' }))
  })
  return values
}

/** Whether a path that was refused too got past the question at which the first one was. */
function isFurther(other: Path, path: Path): boolean {
  const at = path.refused?.at
  return other.refused?.at !== at && other.steps.some(({ id }) => id === at)
}

function mendable({ questionnaire }: Edition, { refused, steps }: Path): Set<string> {
  const rule = questionnaire.refuse_when.find(({ id }) => id === refused?.rule)
  const asked = [refused?.at ?? '', (refused?.question ?? '').replace(/^.*\./, ''), ...(rule ? readBy(rule.when) : [])]
  const lists = new Map(steps.map(({ id, repeat }) => [id, (repeat?.fields ?? []).map((field) => field.id)]))
  return new Set(asked.flatMap((id) => [id, ...(lists.get(id) ?? [])]))
}
