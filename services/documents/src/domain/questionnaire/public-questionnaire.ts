import type { ServiceContent } from '../../content/library.ts'
import type { Condition, PlainCondition } from '../../content/schemas/condition.ts'
import type {
  Field,
  Format,
  ListCheck,
  Question,
  Questionnaire,
  SecondLook
} from '../../content/schemas/questionnaire.ts'
import { complaintWords } from './complaint-words.ts'
import { longestAnswer } from './complaints.ts'
import { type FormatRule, formatRules } from './formats.ts'
import { termsUsed } from './glossary.ts'
import { plainCondition } from './plain-conditions.ts'

export type PublicField = Omit<Field, 'show_if' | 'blank_form' | 'required'> & {
  required: boolean
  show_if?: PlainCondition
}

export type PublicQuestion = PublicField & {
  section: string
  repeat?: { min: number; max: number; item: string; fields: PublicField[] }
}

/** A rule of the content whose condition every client can read. */
type Plain<Rule> = Rule extends unknown ? Omit<Rule, 'show_if'> & { show_if?: PlainCondition } : never

export interface PublicQuestionnaire {
  service_id: number
  service_title: string
  duration: string
  features: string[]
  states: 'all' | string[]
  sections: Questionnaire['sections']
  questions: PublicQuestion[]
  /** How each format is written, and what is said about an answer: the rules the answers are checked by at the end. */
  formats: Readonly<Record<Format, FormatRule>>
  complaints: typeof complaintWords
  /** What is refused at the end; a client may say it earlier. */
  checks: Plain<ListCheck>[]
  /** What is only worth a second look. */
  second_look: Plain<SecondLook>[]
  /** The legal words used in it. */
  glossary: { term: string; meaning: string }[]
}

/** The questionnaire as the browser gets it: no facts, no names of conditions, no question that no state asks. */
export function publicQuestionnaire(service: ServiceContent): PublicQuestionnaire {
  const { meta, questionnaire } = service
  return {
    service_id: meta.id,
    service_title: meta.title,
    duration: meta.duration,
    features: meta.features,
    states: meta.states,
    sections: questionnaire.sections,
    questions: questionnaire.questions.flatMap((question) => publicQuestion(service, question)),
    formats: formatRules,
    complaints: complaintWords,
    checks: (questionnaire.checks ?? []).flatMap((check) => plainRule(service, check)),
    second_look: (questionnaire.second_look ?? []).flatMap((look) => plainRule(service, look)),
    glossary: termsUsed(questionnaire, service.shared.glossary)
  }
}

/** Nothing where the rule can never hold. */
function plainRule<Rule extends { show_if?: Condition }>(service: ServiceContent, rule: Rule): Plain<Rule>[] {
  const { show_if, ...rest } = rule
  const condition = show_if === undefined ? true : plainCondition(show_if, service)
  if (condition === false) return []
  return [{ ...rest, ...(condition !== true && { show_if: condition }) } as Plain<Rule>]
}

function publicQuestion(service: ServiceContent, { repeat, section, ...question }: Question): PublicQuestion[] {
  return publicField(service, question).map((field) => ({
    ...field,
    section,
    ...(repeat !== undefined && {
      repeat: { ...repeat, fields: repeat.fields.flatMap((inner) => publicField(service, inner)) }
    })
  }))
}

function publicField(service: ServiceContent, { show_if, blank_form: _, ...field }: Field): PublicField[] {
  const condition = show_if === undefined ? true : plainCondition(show_if, service)
  if (condition === false) return []
  const states = field.id === 'state' ? service.states : service.facts.states
  return [
    {
      ...field,
      required: field.required ?? true,
      ...(isTyped(field) && { max_length: longestAnswer(field) }),
      ...(field.format === 'state' && { options: [...states] }),
      ...(condition !== true && { show_if: condition })
    }
  ]
}

const isTyped = ({ type }: Field) => type === 'text' || type === 'textarea'
