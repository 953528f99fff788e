import type { Answers } from '@formwright/interview/answers'
import { askedNow } from './asked.ts'
import { papersMade } from './papers.ts'
import type { Paper, Questionnaire } from './questionnaire.ts'

/** The papers that these answers make, as their state calls them. */
export const papersOf = (edition: Questionnaire, answers: Answers): Paper[] =>
  papersMade(edition.documents, askedNow(edition, answers).look)
