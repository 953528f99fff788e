import type { PlainCondition } from '@formwright/interview/condition'
import type { Edition } from './edition.ts'
import { type Path, readBy } from './path.ts'
import type { Slots } from './slots.ts'
import type { Choice } from './ways.ts'

/**
 * The answers that a refused path was refused for: those its rule looks at, and those that decide whether these are asked.
 * Every path with the same ones is refused likewise, whatever else is answered.
 */
export function reasonFor(edition: Edition, slots: Slots, { refused, taken }: Path): Choice {
  const rule = edition.questionnaire.refuse_when.find(({ id }) => id === refused?.rule)
  const reads = rule ? readBy(rule.when) : readWithin(edition, refused?.at ?? '')
  const ids = new Set([refused?.at ?? '', ...reads])
  for (const id of ids) for (const decider of decidersOf(slots, id)) ids.add(decider)
  return new Map([...taken].filter(([id]) => ids.has(id)))
}

/** What an answer's own checks look at: all of a list. */
function readWithin({ questionnaire: { questions, checks } }: Edition, at: string): string[] {
  const fields = questions.find(({ id }) => id === at)?.repeat?.fields ?? []
  const conditions = checks.filter(({ list }) => list === at).map(({ show_if }) => show_if)
  return [...fields.map(({ id }) => id), ...conditions.flatMap(readIn)]
}

function decidersOf(slots: Slots, id: string): string[] {
  const slot = slots.get(id)
  return [...(slot?.list ? [slot.list.id] : []), ...readIn(slot?.field.show_if)]
}

const readIn = (condition: PlainCondition | undefined): string[] => (condition === undefined ? [] : readBy(condition))
