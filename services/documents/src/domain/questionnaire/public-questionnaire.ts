import type { PlainCondition } from '@formwright/interview/condition'
import { formatRules } from '@formwright/interview/formats/formats'
import type * as Wire from '@formwright/interview/questionnaire'
import type { ServiceContent } from '../../content/library.ts'
import type { Condition } from '../../content/schemas/condition.ts'
import type { Field, Question, TextSource } from '../../content/schemas/questionnaire.ts'
import { openScope } from '../render/scope.ts'
import { renderPlain } from '../render/templates.ts'
import { complaintWords } from './complaint-words.ts'
import { termsUsed } from './glossary.ts'
import { longestAnswer } from './longest-answer.ts'
import { type FactReader, inEveryState, inOneState, plainCondition } from './plain-conditions.ts'
import { timeZoneOf } from './today.ts'

/** How one edition of a questionnaire is written: whose facts are filled in, and the texts that name them. */
interface Edition extends FactReader {
  text(source: string): string
}

const editions = new WeakMap<ServiceContent, Map<string | undefined, Wire.Questionnaire>>()

/**
 * The questionnaire as it travels: no names of conditions, no question that is never asked. With a state that the service
 * covers its facts are filled in; without one they are lists of states. Made once for each state.
 */
export function publicQuestionnaire(service: ServiceContent, state?: string): Wire.Questionnaire {
  const known = editions.get(service) ?? new Map<string | undefined, Wire.Questionnaire>()
  editions.set(service, known)
  const found = known.get(state) ?? makeQuestionnaire(service, state)
  known.set(state, found)
  return found
}

function makeQuestionnaire(service: ServiceContent, state: string | undefined): Wire.Questionnaire {
  const { meta, questionnaire } = service
  const scope = openScope({ service, answers: state ? { state } : {}, kind: 'blank-form', issuedOn: new Date(0) })
  const facts = state === undefined ? inEveryState(service) : inOneState(service, state)
  const edition: Edition = { ...facts, text: (source) => renderPlain(service, source, scope) }
  const questions = questionnaire.questions.flatMap((question) => publicQuestion(edition, question))
  const sections = questionnaire.sections.map(({ intro, ...section }) => ({
    ...section,
    ...(intro !== undefined && { intro: publicText(edition, intro) })
  }))
  const messages = <Rule extends { message: string }>(rules: Rule[] = []) =>
    rules.map((rule) => ({ ...rule, message: edition.text(rule.message) }))
  return {
    service_id: meta.id,
    service_title: meta.title,
    duration: meta.duration,
    features: meta.features,
    states: meta.states,
    time_zone: timeZoneOf(service, state),
    sections,
    questions,
    formats: formatRules,
    complaints: complaintWords,
    checks: messages(questionnaire.checks).flatMap((check) => plainRule(edition, check)),
    refuse_when: messages(questionnaire.refuse_when).flatMap(({ when, ...rule }) => {
      const condition = plainCondition(when, edition)
      return condition === false ? [] : [{ ...rule, when: condition === true ? { all: [] } : condition }]
    }),
    second_look: messages(questionnaire.second_look).flatMap((look) => plainRule(edition, look)),
    people: Object.fromEntries(
      Object.entries(questionnaire.people ?? {}).flatMap(([key, person]) =>
        plainRule(edition, person).map((plain) => [key, plain] as const)
      )
    ),
    glossary: termsUsed({ sections, questions }, service.shared.glossary)
  }
}

/** A rule whose condition every client can read; none where it never holds. */
type Plain<Rule> = Rule extends unknown ? Omit<Rule, 'show_if'> & { show_if?: PlainCondition } : never

function plainRule<Rule extends { show_if?: Condition }>(edition: Edition, rule: Rule): Plain<Rule>[] {
  const { show_if, ...rest } = rule
  const condition = show_if === undefined ? true : plainCondition(show_if, edition)
  if (condition === false) return []
  return [{ ...rest, ...(condition !== true && { show_if: condition }) } as Plain<Rule>]
}

/** A text without conditions where only one can be shown. */
function publicText(edition: Edition, source: TextSource): Wire.Text {
  if (typeof source === 'string') return edition.text(source)
  const variants = source.flatMap((variant) => plainRule(edition, variant))
  const certain = variants.findIndex(({ show_if }) => show_if === undefined)
  const possible = certain < 0 ? variants : variants.slice(0, certain + 1)
  const [only] = possible
  if (certain === 0 && only !== undefined) return edition.text(only.text)
  return possible.map(({ text, ...variant }) => ({ ...variant, text: edition.text(text) }))
}

function publicQuestion(edition: Edition, { repeat, section, ...question }: Question): Wire.Question[] {
  return publicField(edition, question).map((field) => ({
    ...field,
    section,
    ...(repeat !== undefined && {
      repeat: { ...repeat, fields: repeat.fields.flatMap((inner) => publicField(edition, inner)) }
    })
  }))
}

function publicField(edition: Edition, field: Field): Wire.Field[] {
  return plainRule(edition, field).map(({ blank_form: _, prints: _printed, help, question, refuse, ...plain }) => ({
    ...plain,
    question: edition.text(question),
    required: field.required ?? true,
    ...(help !== undefined && { help: publicText(edition, help) }),
    ...(refuse !== undefined && {
      refuse: Object.fromEntries(Object.entries(refuse).map(([option, why]) => [option, edition.text(why)]))
    }),
    ...(isTyped(field) && { max_length: longestAnswer(field) }),
    ...(field.format === 'state' && { options: statesFor(edition.service, field) })
  }))
}

const statesFor = ({ states, facts }: ServiceContent, { id }: Field) => [...(id === 'state' ? states : facts.states)]

const isTyped = ({ type }: Field) => type === 'text' || type === 'textarea'
