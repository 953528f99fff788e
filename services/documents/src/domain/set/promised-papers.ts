import type { Paper } from '@formwright/interview/questionnaire'
import type { ServiceContent } from '../../content/library.ts'
import { inEveryState, inOneState, plainCondition } from '../questionnaire/plain-conditions.ts'
import { documentTitle } from '../render/document-title.ts'

/** What the state alone refuses, in words for a person. */
export interface Refusal {
  question: 'state'
  message: string
}

/**
 * The papers that a service makes in a state, by the conditions that choose the set: none is made that is not listed here. Without
 * a state, all that some state makes; certain is what every state makes.
 */
export function promisedPapers(service: ServiceContent, state?: string): Paper[] {
  if (refusalsIn(service, state).length > 0) return []
  const facts = state === undefined ? inEveryState(service) : inOneState(service, state)
  return service.documents.flatMap((document) => {
    const condition = document.show_if === undefined ? true : plainCondition(document.show_if, facts)
    if (condition === false) return []
    const paper = { id: document.id, title: documentTitle({ service, state }, document) }
    return [condition === true ? { ...paper, certain: true } : { ...paper, certain: false, show_if: condition }]
  })
}

/** Why a state gets no papers at all; empty where it gets some. */
export function refusalsIn({ meta, states }: ServiceContent, state: string | undefined): Refusal[] {
  if (state === undefined || states.includes(state)) return []
  return [{ question: 'state', message: `${meta.title} is not available in ${state}` }]
}
