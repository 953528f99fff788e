import type { PossiblePaper, Questionnaire } from '../api/get-questionnaire.ts'
import { usePapersOf } from '../api/get-questionnaire.ts'
import type { Answers } from '../model/answers.ts'
import { textOf } from '../model/answers.ts'
import { papersMade } from '../model/papers.ts'
import { lookIn, stepsOf } from '../model/steps.ts'

/** The papers that these answers make, as their state calls them. */
export function usePapers(questionnaire: Questionnaire, answers: Answers): PossiblePaper[] {
  const inState = usePapersOf(questionnaire.service_id, textOf(answers['state']))
  const steps = stepsOf(questionnaire.questions, answers)
  return papersMade(inState ?? questionnaire.documents, lookIn(steps, answers))
}
