import type { Budget, Urgency } from '../../schemas/find.ts'
import type { AttorneyRow } from '../../tables.ts'

/** What somebody looks for, in the state whose attorneys are compared. */
export interface Search {
  city: string | undefined
  practiceArea: string | undefined
  budget: Budget | undefined
  urgency: Urgency
}

/** An attorney of the state, with how well the description fits. */
export interface Candidate {
  attorney: AttorneyRow
  /** 0 to 1: the full-text rank beside the state's best one. Null when there is no description, or nobody fits it. */
  textFit: number | null
}

export type FactorName = 'practice_area' | 'case_text' | 'place' | 'budget' | 'urgency' | 'experience' | 'ratings'

/** One factor's judgement of one candidate. */
export interface Factor {
  name: FactorName
  /** Depends on the search alone, never on the candidate. */
  weight: number
  /** 0 to 1. */
  fit: number
  /** What it saw, as a fragment for a person. */
  says: string
}
