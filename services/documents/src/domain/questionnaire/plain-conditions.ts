import type { ServiceContent } from '../../content/library.ts'
import type { Condition, PlainCondition } from '../../content/schemas/condition.ts'
import { namedCondition } from './conditions.ts'

/** The condition in words every client knows: facts become lists of states, names what they stand for; `true`/`false` where nothing is left to ask. */
export function plainCondition(condition: Condition, service: ServiceContent): PlainCondition | boolean {
  if ('question' in condition) return aboutQuestion(condition, service)
  if ('condition' in condition) return plainCondition(namedCondition(service, condition.condition), service)
  if ('unsure' in condition) return statesWhere(service, (state) => service.facts.isUnsure(state, condition.unsure))
  if ('fact' in condition) {
    const wanted: readonly unknown[] = 'is' in condition ? [condition.is] : condition.in
    return statesWhere(service, (state) => wanted.includes(service.facts.get(state, condition.fact)))
  }
  if ('not' in condition) {
    const inner = plainCondition(condition.not, service)
    return typeof inner === 'boolean' ? !inner : { not: inner }
  }
  const isAll = 'all' in condition
  const parts = (isAll ? condition.all : condition.any).map((part) => plainCondition(part, service))
  if (parts.includes(!isAll)) return !isAll
  const open = parts.filter((part) => typeof part !== 'boolean')
  const [only] = open
  if (only === undefined) return isAll
  if (open.length === 1) return only
  return isAll ? { all: open } : { any: open }
}

function statesWhere(service: ServiceContent, test: (state: string) => boolean): PlainCondition | boolean {
  const states = service.states.filter(test)
  if (states.length === 0) return false
  return states.length === service.states.length ? true : { question: 'state', in: states }
}

/** A question that no state asks is never answered; the state answers itself once there is only one. */
function aboutQuestion(
  condition: Extract<PlainCondition, { question: string }>,
  service: ServiceContent
): PlainCondition | boolean {
  const [only, ...others] = service.states
  if (condition.question === 'state' && only !== undefined && others.length === 0) {
    return 'is' in condition ? condition.is === only : condition.in.includes(only)
  }
  const asked = service.questionnaire.questions.find(({ id }) => id === condition.question)?.show_if
  return asked !== undefined && plainCondition(asked, service) === false ? false : condition
}
