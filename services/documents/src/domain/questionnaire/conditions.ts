import type { FactValue } from '../../content/facts.ts'
import type { ServiceContent } from '../../content/library.ts'
import { neutralFact } from '../../content/neutral-fact.ts'
import type { Condition } from '../../content/schemas/condition.ts'

/** Where a condition looks: what each question was answered, and the state whose facts count (none: the neutral form). */
export interface ConditionContext {
  readonly service: ServiceContent
  readonly state: string | undefined
  answerOf(question: string): string | undefined
}

/** Whether the condition holds. A question that is hidden or not answered equals nothing. */
export function holds(condition: Condition, context: ConditionContext): boolean {
  if ('question' in condition) return matches(context.answerOf(condition.question), condition)
  if ('fact' in condition) return matches(factOf(context, condition.fact), condition)
  if ('unsure' in condition) return isUnsure(context, condition.unsure)
  if ('condition' in condition) return holds(namedCondition(context.service, condition.condition), context)
  if ('not' in condition) return !holds(condition.not, context)
  if ('all' in condition) return condition.all.every((part) => holds(part, context))
  return condition.any.some((part) => holds(part, context))
}

/** The fact for the state answered; without one, the value most states share. */
export function factOf({ service, state }: Pick<ConditionContext, 'service' | 'state'>, path: string): FactValue {
  return state === undefined ? neutralFact(service, path) : service.facts.get(state, path)
}

export function isUnsure({ service, state }: Pick<ConditionContext, 'service' | 'state'>, path: string): boolean {
  return state !== undefined && service.facts.isUnsure(state, path)
}

export function namedCondition(service: ServiceContent, name: string): Condition {
  const conditions = service.questionnaire.conditions ?? {}
  const found = Object.hasOwn(conditions, name) ? conditions[name] : undefined
  if (found === undefined) throw new Error(`There is no condition ${name}`)
  return found
}

function matches(value: unknown, compared: { is: unknown } | { in: readonly unknown[] }): boolean {
  return 'is' in compared ? value === compared.is : compared.in.includes(value)
}
