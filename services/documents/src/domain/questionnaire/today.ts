import type { Answer } from '@formwright/interview/answers'
import { type Day, dayIn } from '@formwright/interview/calendar'
import type { ServiceContent } from '../../content/library.ts'
import { coveredState } from './state.ts'

/** Where a day begins last in the fifty states: without a state nobody's day is counted too early. */
export const LAST_TO_BEGIN = 'Pacific/Honolulu'

/** The time zone in which a state's days are counted. */
export function timeZoneOf({ facts }: Pick<ServiceContent, 'facts'>, state: string | undefined): string {
  return state === undefined ? LAST_TO_BEGIN : String(facts.get(state, 'terms.time_zone'))
}

/** What day it is for whoever answers, by the state they have chosen. */
export function todayFor(service: ServiceContent, answers: unknown, now: Date): Day {
  const state = (answers as { state?: Answer } | null)?.state
  return dayOf(service, coveredState(service, state), now)
}

/** The calendar day of a moment in the state: what "today" means in every rule and on every paper. */
export function dayOf(service: Pick<ServiceContent, 'facts'>, state: string | undefined, moment: Date): Day {
  return dayIn(timeZoneOf(service, state), moment)
}
