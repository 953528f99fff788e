import type { ServiceContent } from '../../content/library.ts'
import { publicQuestionnaire } from '../questionnaire/public-questionnaire.ts'

/** A question, or a field at its place in a list, as staff read it: `When did you separate?` */
export function wordsOf(service: ServiceContent, place: string): string {
  const id = place.slice(place.lastIndexOf('.') + 1)
  const asked = publicQuestionnaire(service).questions.flatMap((step) => [step, ...(step.repeat?.fields ?? [])])
  return asked.find((question) => question.id === id)?.question ?? id
}
