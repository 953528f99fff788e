import type { PlainCondition } from './condition.ts'

/** How an answer is written on the wire; a question without a format is plain text. */
export const FORMATS = [
  'date',
  'birth_date',
  'name',
  'company',
  'address',
  'place',
  'email',
  'phone',
  'money',
  'number',
  'percent',
  'zip',
  'state',
  'county'
] as const
export type Format = (typeof FORMATS)[number]

/** How a format is written: plain data, so that every client refuses what we refuse, in the same words. */
export interface FormatRule {
  /** A regular expression with the `u` flag that the whole answer matches. */
  readonly pattern: string
  /** What a person reads when it does not; the example follows. */
  readonly message: string
  /** A good answer, as it travels. */
  readonly example: string
}

/** One thing to fill in: a question, or a field in an entry of a list. */
export interface Field {
  id: string
  question: string
  type: 'text' | 'textarea' | 'radio' | 'select'
  options?: string[]
  help?: Text
  required: boolean
  format?: Format
  show_if?: PlainCondition
  placeholder?: string
  example?: string
  default?: string
  unknown_allowed?: boolean
  max_length?: number
  min?: number
  max?: number
  /** Options that end the matter, and what is said then. */
  refuse?: Record<string, string>
  /** For an address or place: also outside the United States. */
  abroad?: boolean
  /** The browser's autofill name, such as `name` or `bday`. */
  autocomplete?: string
}

/** A text, or the first of several whose condition holds. */
export type Text = string | { show_if?: PlainCondition; text: string }[]

export interface Repeat {
  min: number
  max: number
  /** What one entry is called: "child". */
  item: string
  fields: Field[]
}

export interface Question extends Field {
  section: string
  repeat?: Repeat
}

export interface Section {
  id: string
  title: string
  intro?: Text
}

/** A rule over a list, refused at the end when it does not hold. */
export interface Check {
  list: string
  field?: string
  sum?: number
  least?: number
  most?: number
  show_if?: PlainCondition
  message: string
}

/** A paper that would be untrue: refused while `when` holds. */
export interface RefusalRule {
  id: string
  when: PlainCondition
  /** The question at which the sentence stands. */
  ask: string
  /** `{possible_from}` stands for the first day on which the rule no longer holds. */
  message: string
}

/** Pointed at, never refused; `{name}` in the message is the answer concerned. Ids are of questions or of fields. */
export interface SecondLookRule {
  show_if?: PlainCondition
  message: string
  order?: string[]
  past?: string
  different?: string[]
  adult?: string
  name?: string
  born?: string
}

/** Who is named where. Answers stay plain strings; this tells which belong to one person. */
export interface PersonRule {
  /** The question, or the field of `list`, that holds the name. */
  name: string
  list?: string
  /** A question with the relation in the customer's words, or the word itself: "spouse". */
  relation?: string
  place?: string
  born?: string
  /** People who cannot be this one, by their keys. */
  not?: string[]
  /** Only somebody of age can be this one. */
  adult?: boolean
  show_if?: PlainCondition
}

/** A paper that may be in the set: it is while the condition holds. */
export interface Paper {
  id: string
  /** The state's own title where it has one. */
  title: string
  /** False where answers still decide, or the state while none is chosen. */
  certain: boolean
  show_if?: PlainCondition
}

/** What is said about an answer, whatever its format. */
export type ComplaintWords = Readonly<
  Record<'missing' | 'not_open' | 'no_option' | 'too_long' | 'one_line' | 'at_least' | 'at_most' | 'too_few', string>
>

/** A questionnaire as it travels: general, or of one state with its facts filled in. */
export interface Questionnaire {
  service_id: number
  service_title: string
  duration: string
  features: string[]
  states: 'all' | string[]
  /** Where its days are counted: the state's time zone; without a state, the one in which a day begins last. */
  time_zone: string
  sections: Section[]
  questions: Question[]
  formats: Readonly<Record<Format, FormatRule>>
  complaints: ComplaintWords
  checks: Check[]
  refuse_when: RefusalRule[]
  second_look: SecondLookRule[]
  people: Record<string, PersonRule>
  /** Legal words in lower case that are used in it. */
  glossary: { term: string; meaning: string }[]
}
