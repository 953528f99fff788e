import { walkParts } from '@formwright/interview/condition'
import type { Condition } from '../schemas/condition.ts'

/** The names of conditions that lead back to the first of them; undefined where none does. */
export function cycleIn(conditions: Readonly<Record<string, Condition>>): string[] | undefined {
  const clear = new Set<string>()
  const follow = (name: string, path: string[]): string[] | undefined => {
    const start = path.indexOf(name)
    if (start >= 0) return [...path.slice(start), name]
    const condition = conditions[name]
    if (clear.has(name) || condition === undefined) return undefined
    const cycle = namesIn(condition)
      .map((next) => follow(next, [...path, name]))
      .find(Boolean)
    clear.add(name)
    return cycle
  }
  return Object.keys(conditions)
    .map((name) => follow(name, []))
    .find(Boolean)
}

function namesIn(condition: Condition): string[] {
  const names: string[] = []
  walkParts(condition, (part) => 'condition' in part && names.push(part.condition))
  return names
}
