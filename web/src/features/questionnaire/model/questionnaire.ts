import type { Answer } from '../../../lib/api/routes.ts'

export type {
  Check,
  Field,
  Format,
  Paper,
  Question,
  Repeat,
  SecondLookRule,
  Section
} from '@formwright/interview/questionnaire'

/** The questions of a service with the papers they lead to: general, or of one state. */
export type Questionnaire = Answer<'GET /api/questionnaire/{service}'>

/** A legal word in lower case. */
export type Term = Questionnaire['glossary'][number]
