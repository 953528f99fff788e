import { questionsNamed } from '@formwright/interview/condition'
import type { Condition } from '../schemas/condition.ts'

/** The ids of questions and fields that one part names by itself, its inner parts left out. */
export const idsNamed = (part: Condition): string[] =>
  'sum' in part ? [...questionsNamed(part), part.sum.field] : questionsNamed(part)

/** A fact that a condition reads. An amount has to be a number in every state, a span a length of time. */
interface FactNamed {
  path: string
  isAmount: boolean
  isSpan: boolean
  unit?: string | undefined
}

/** The facts that one part names by itself. */
export function factsNamed(part: Condition): FactNamed[] {
  if ('fact' in part) return [{ path: part.fact, isAmount: 'more_than' in part || 'at_most' in part, isSpan: false }]
  if ('unsure' in part) return [{ path: part.unsure, isAmount: false, isSpan: false }]
  return Object.entries(part).flatMap(([word, value]: [string, unknown]) => {
    const isInner = word === 'not' || word === 'where'
    if (isInner || typeof value !== 'object' || value === null) return []
    if ('times' in value) return factsNamed({ question: '', more_than: value.times } as Condition)
    if (!('fact' in value)) return []
    const unit = 'unit' in value ? String(value.unit) : undefined
    return [{ path: String(value.fact), isAmount: word !== 'ends_with', isSpan: word.endsWith('_ago'), unit }]
  })
}
