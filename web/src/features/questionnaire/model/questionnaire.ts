import type { Answer } from '../../../lib/api/answer.ts'
import type { Paper } from '../../../lib/service.ts'

type Sent = Answer<'/api/questionnaire/{service}'>

export type Condition =
  | { question: string; is: string }
  | { question: string; in: string[] }
  | { not: Condition }
  | { all: Condition[] }
  | { any: Condition[] }

export type Format = 'date' | 'email' | 'phone' | 'money' | 'number' | 'percent' | 'zip' | 'state' | 'county'

/** One field to fill in: the specification's fields, and what contracts add to them. */
export type Field = {
  id: string
  question: string
  type: 'text' | 'textarea' | 'radio' | 'select'
  options?: string[]
  help?: string
  required: boolean
  format?: Format
  show_if?: Condition
  placeholder?: string
  example?: string
  default?: string
  unknown_allowed?: boolean
  max_length?: number
  min?: number
  max?: number
  /** Options that end the matter, and what is said then. */
  refuse?: Record<string, string>
}

export type Repeat = { min: number; max: number; item?: string; fields: Field[] }
export type Question = Field & { section?: string; repeat?: Repeat }
export type Section = { id: string; title: string; intro?: string }

/** Refused at the end when it does not hold. */
export type Check = {
  list: string
  field?: string
  sum?: number
  least?: number
  most?: number
  show_if?: Condition
  message: string
}
/** Pointed at, never refused; `{name}` in the message is the answer concerned. Ids are of questions or of fields. */
export type SecondLookRule = { show_if?: Condition; message: string } & {
  order?: string[]
  past?: string
  different?: string[]
  adult?: string
  name?: string
  born?: string
}

/** A legal word in lower case. */
export type Term = { term: string; meaning: string }

/** A paper that may be in the set: it is while the condition holds. */
export type PossiblePaper = Paper & { show_if?: Condition }

export type Questionnaire = {
  service_id: number
  service_title: string
  duration: string
  features: string[]
  states: 'all' | string[]
  sections: Section[]
  questions: Question[]
  formats: Sent['formats']
  complaints: Sent['complaints']
  checks: Check[]
  second_look: SecondLookRule[]
  glossary: Term[]
  documents: PossiblePaper[]
}
