import type { Day } from '@formwright/interview/calendar'
import type { PlainCondition } from '@formwright/interview/condition'
import type { Questionnaire } from '@formwright/interview/questionnaire'
import type { ServiceContent } from '../../src/content/library.ts'
import { inOneState, plainCondition } from '../../src/domain/questionnaire/plain-conditions.ts'
import { publicQuestionnaire } from '../../src/domain/questionnaire/public-questionnaire.ts'

/** A questionnaire in one state, as the browser gets it, and the conditions that decide what is printed. */
export interface Edition {
  readonly service: ServiceContent
  readonly state: string
  readonly today: Day
  readonly questionnaire: Questionnaire
  readonly deciders: readonly PlainCondition[]
}

export function editionOf(service: ServiceContent, state: string, today: Day): Edition {
  const { meta, filing, questionnaire } = service
  const conditions = [
    ...[...meta.documents, ...filing.steps].flatMap(({ show_if }) => (show_if === undefined ? [] : [show_if])),
    ...Object.values(questionnaire.conditions ?? {})
  ]
  const deciders = conditions.map((condition) => plainCondition(condition, inOneState(service, state)))
  return {
    service,
    state,
    today,
    questionnaire: publicQuestionnaire(service, state),
    deciders: deciders.filter((decider) => typeof decider !== 'boolean')
  }
}
