import type { Questionnaire as Edition, Paper } from '@formwright/interview/questionnaire'

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

/** A legal word in lower case. */
export type Term = Edition['glossary'][number]

/** The questions of a service with the papers they lead to: general, or of one state. */
export type Questionnaire = Edition & { documents: Paper[] }
