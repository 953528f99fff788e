import type { Condition } from './schemas/condition.ts'

/** Calls `visit` for the condition and everything inside it. */
export function walkCondition(condition: Condition, visit: (part: Condition) => void): void {
  visit(condition)
  if ('not' in condition) walkCondition(condition.not, visit)
  if ('all' in condition) for (const part of condition.all) walkCondition(part, visit)
  if ('any' in condition) for (const part of condition.any) walkCondition(part, visit)
}
