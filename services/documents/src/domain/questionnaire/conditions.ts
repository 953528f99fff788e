import { holds as evaluate, type Look, type PlainCondition } from '@formwright/interview/condition'
import { neutralFact } from '../../content/facts/neutral-fact.ts'
import type { ServiceContent } from '../../content/library.ts'
import type { Condition } from '../../content/schemas/condition.ts'
import type { FactValue } from '../../content/schemas/facts.ts'
import { inNoState, inOneState, plainCondition } from './plain-conditions.ts'

export { namedCondition } from './plain-conditions.ts'

/** Where a condition looks: at the answers, on a day, and at the facts of a state (none: the neutral form). */
export interface ConditionContext {
  readonly service: ServiceContent
  readonly state: string | undefined
  readonly look: Look
}

/** Whether the condition holds. A question that is hidden or not answered equals nothing. */
export function holds(condition: Condition, { service, state, look }: ConditionContext): boolean {
  const plain = resolved(service, state, condition)
  return typeof plain === 'boolean' ? plain : evaluate(plain, look)
}

/** The fact for the state answered; without one, the value most states share. */
export function factOf({ service, state }: Pick<ConditionContext, 'service' | 'state'>, path: string): FactValue {
  return state === undefined ? neutralFact(service, path) : service.facts.get(state, path)
}

export function isUnsure({ service, state }: Pick<ConditionContext, 'service' | 'state'>, path: string): boolean {
  return state !== undefined && service.facts.isUnsure(state, path)
}

type Resolved = WeakMap<Condition, PlainCondition | boolean>
const cache = new WeakMap<ServiceContent, Map<string | undefined, Resolved>>()

/** With the state's facts filled in; done once for each condition and state. */
function resolved(service: ServiceContent, state: string | undefined, condition: Condition): PlainCondition | boolean {
  const states = cache.get(service) ?? new Map<string | undefined, Resolved>()
  cache.set(service, states)
  const known = states.get(state) ?? (new WeakMap() as Resolved)
  states.set(state, known)
  const found = known.get(condition)
  if (found !== undefined) return found
  const plain = plainCondition(condition, state === undefined ? inNoState(service) : inOneState(service, state))
  known.set(condition, plain)
  return plain
}
