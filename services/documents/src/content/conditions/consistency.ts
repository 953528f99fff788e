import { join } from 'node:path'
import type { ServiceContent } from '../library.ts'
import { ContentError } from '../read-file.ts'
import type { Condition } from '../schemas/condition.ts'
import type { Field, ListCheck, Question, SecondLook } from '../schemas/questionnaire.ts'
import { cycleIn } from './condition-cycles.ts'
import { conditionComplaint, type Names } from './condition-names.ts'

/** What a schema cannot say: names that must exist, ids that must be unique, options that must be options. */
export function checkConsistency(folder: string, service: ServiceContent): void {
  const problem = (file: string, message: string) => new ContentError(join(folder, file), message)
  const { meta, questionnaire, filing, facts } = service

  if (!folder.endsWith(`/${meta.slug}`)) throw problem('meta.yaml', `slug: must be the folder's name`)
  const asked = checkQuestions(service, problem)
  const names: Names = { service, questions: asked }

  const check = (file: string, key: string, condition: Condition | undefined, before?: string) => {
    if (condition === undefined) return
    const complaint = conditionComplaint(names, condition, before)
    if (complaint !== undefined) throw problem(file, `${key}: ${complaint}`)
  }
  const inForm = (key: string, condition: Condition | undefined, before?: string) =>
    check('questionnaire.yaml', key, condition, before)

  for (const [name, condition] of Object.entries(questionnaire.conditions ?? {}))
    inForm(`conditions.${name}`, condition)
  const cycle = cycleIn(questionnaire.conditions ?? {})
  if (cycle !== undefined) {
    throw problem(
      'questionnaire.yaml',
      `conditions.${cycle[0]}: ${cycle.join(' → ')} goes in a circle; let one of them name questions`
    )
  }
  for (const { id, show_if, help, repeat } of questionnaire.questions) {
    inForm(`questions.${id}.show_if`, show_if, id)
    checkVariants(`questions.${id}.help`, help)
    for (const field of repeat?.fields ?? []) {
      inForm(`questions.${field.id}.show_if`, field.show_if, field.id)
      checkVariants(`questions.${field.id}.help`, field.help)
    }
  }
  for (const { id, intro } of questionnaire.sections) checkVariants(`sections.${id}.intro`, intro)
  for (const rule of questionnaire.checks ?? []) {
    const complaint = checkComplaint(
      questionnaire.questions.find(({ id }) => id === rule.list),
      rule
    )
    if (complaint !== undefined) throw problem('questionnaire.yaml', `checks.${rule.list}: ${complaint}`)
    inForm(`checks.${rule.list}.show_if`, rule.show_if)
  }
  const rules = new Set<string>()
  for (const { id, ask, when } of questionnaire.refuse_when ?? []) {
    if (rules.has(id))
      throw problem('questionnaire.yaml', `refuse_when.${id}: the id is used twice; give each rule its own`)
    rules.add(id)
    const misplaced = askComplaint(questionnaire, ask)
    if (misplaced !== undefined) throw problem('questionnaire.yaml', `refuse_when.${id}.ask: ${misplaced}`)
    inForm(`refuse_when.${id}.when`, when)
  }
  for (const [index, look] of (questionnaire.second_look ?? []).entries()) {
    const missing = askedBy(look).find((id) => !asked.has(id))
    if (missing !== undefined)
      throw problem('questionnaire.yaml', `second_look.${index}: there is no question ${missing}; correct the name`)
    inForm(`second_look.${index}.show_if`, look.show_if)
  }
  for (const [key, { show_if, name, list, place, born, not = [] }] of Object.entries(questionnaire.people ?? {})) {
    const missing = [name, list, place, born].find((id) => id !== undefined && !asked.has(id))
    if (missing !== undefined)
      throw problem('questionnaire.yaml', `people.${key}: there is no question ${missing}; correct the name`)
    const stranger = not.find((other) => questionnaire.people?.[other] === undefined)
    if (stranger !== undefined)
      throw problem('questionnaire.yaml', `people.${key}.not: there is no person ${stranger}; name one of people`)
    inForm(`people.${key}.show_if`, show_if)
  }

  for (const [index, step] of filing.steps.entries()) check('filing.yaml', `steps.${index}.show_if`, step.show_if)
  for (const { id, show_if, title_fact } of meta.documents) {
    check('meta.yaml', `documents.${id}.show_if`, show_if)
    if (title_fact !== undefined && !facts.knows(title_fact)) {
      throw problem(
        'meta.yaml',
        `documents.${id}.title_fact: there is no fact ${title_fact}; correct the name or add it`
      )
    }
  }
  if (meta.state_fee !== undefined && !facts.knows(meta.state_fee)) {
    throw problem('meta.yaml', `state_fee: there is no fact ${meta.state_fee}; correct the name or add it`)
  }

  function checkVariants(key: string, text: Question['help']) {
    if (text === undefined || typeof text === 'string') return
    for (const [index, { show_if }] of text.entries()) inForm(`${key}.${index}.show_if`, show_if)
    if (text.at(-1)?.show_if !== undefined) {
      throw problem('questionnaire.yaml', `${key}: the last variant needs no show_if, so that there is always a text`)
    }
  }
}

/** Every question and field by its id, with the list a field belongs to, in order. */
function checkQuestions(
  { questionnaire }: ServiceContent,
  problem: (file: string, message: string) => ContentError
): Names['questions'] {
  const first = questionnaire.questions[0]
  if (first?.id !== 'state' || first.format !== 'state') {
    throw problem('questionnaire.yaml', 'questions: the first question must be `state` with format `state`')
  }
  const sections = new Set(questionnaire.sections.map(({ id }) => id))
  const asked = new Map<string, { question: Field; list: string | undefined }>()
  for (const question of questionnaire.questions) {
    if (!sections.has(question.section)) {
      throw problem(
        'questionnaire.yaml',
        `questions.${question.id}.section: there is no section ${question.section}; name one of sections`
      )
    }
    for (const field of [question, ...(question.repeat?.fields ?? [])]) {
      const complaint = asked.has(field.id)
        ? 'the id is used twice; give each question its own'
        : questionComplaint(field)
      if (complaint !== undefined) throw problem('questionnaire.yaml', `questions.${field.id}: ${complaint}`)
      asked.set(field.id, { question: field, list: field === question ? undefined : question.id })
    }
  }
  return asked
}

/** What is wrong with the place where the sentence of a refusal stands. */
function askComplaint({ questions }: ServiceContent['questionnaire'], ask: string): string | undefined {
  if (questions.some(({ id }) => id === ask)) return undefined
  const list = questions.find(({ repeat }) => repeat?.fields.some(({ id }) => id === ask))
  return list === undefined
    ? `there is no question ${ask}; name the one at which the sentence stands`
    : `${ask} is a field of the list ${list.id}; write ask: ${list.id}, where the sentence stands for the whole list`
}

/** The ids of the answers that a second look compares. */
function askedBy(look: SecondLook): readonly string[] {
  if ('order' in look) return look.order
  if ('past' in look) return [look.past]
  return 'different' in look ? look.different : [look.adult, look.name, look.born]
}

function checkComplaint(list: Question | undefined, { field, sum, least, most }: ListCheck): string | undefined {
  if (list?.repeat === undefined) return 'there is no such list; name a question with `repeat`'
  if ((field === undefined) !== (sum === undefined)) return 'field and sum belong together; write both or neither'
  if (sum === undefined && least === undefined && most === undefined) return 'it checks nothing; add sum, least or most'
  return field === undefined || list.repeat.fields.some(({ id }) => id === field)
    ? undefined
    : `there is no field ${field} in it; correct the name`
}

function questionComplaint(question: Field): string | undefined {
  const isChoice = question.type === 'radio' || question.type === 'select'
  if (isChoice && question.format !== 'state' && question.options === undefined)
    return 'options are missing; write at least one'
  if (!isChoice && question.options !== undefined) return `options need the type radio or select`
  for (const option of Object.keys(question.refuse ?? {})) {
    if (!question.options?.includes(option)) return `refuse: “${option}” is not one of the options; write it as there`
  }
  for (const key of ['default', 'blank_form'] as const) {
    const value = question[key]
    if (value !== undefined && question.options !== undefined && !question.options.includes(value)) {
      return `${key}: “${value}” is not one of the options; write it as there`
    }
  }
  return undefined
}
