import { join } from 'node:path'
import { walkCondition } from './conditions.ts'
import type { ServiceContent } from './library.ts'
import { ContentError } from './read-file.ts'
import type { Condition } from './schemas/condition.ts'
import type { Field, ListCheck, Question } from './schemas/questionnaire.ts'

/** What a schema cannot say: names that must exist, ids that must be unique, options that must be options. */
export function checkConsistency(folder: string, service: ServiceContent): void {
  const problem = (file: string, message: string) => new ContentError(join(folder, file), message)
  const { meta, questionnaire, filing, facts } = service

  if (!folder.endsWith(`/${meta.slug}`)) throw problem('meta.yaml', `slug: must be the folder's name`)
  const first = questionnaire.questions[0]
  if (first?.id !== 'state' || first.format !== 'state') {
    throw problem('questionnaire.yaml', 'questions: the first question must be `state` with format `state`')
  }
  const sections = new Set(questionnaire.sections.map(({ id }) => id))
  const seen = new Map<string, Field | Question>()
  for (const question of questionnaire.questions) {
    if (!sections.has(question.section)) {
      throw problem('questionnaire.yaml', `questions.${question.id}.section: there is no section ${question.section}`)
    }
    for (const field of [question, ...(question.repeat?.fields ?? [])]) {
      const complaint = seen.has(field.id) ? 'the id is used twice' : questionComplaint(field)
      if (complaint !== undefined) throw problem('questionnaire.yaml', `questions.${field.id}: ${complaint}`)
      seen.set(field.id, field)
    }
  }

  const checkCondition = (file: string, key: string, condition: Condition | undefined) => {
    if (condition === undefined) return
    walkCondition(condition, (part) => {
      const complaint = conditionComplaint(part)
      if (complaint !== undefined) throw problem(file, `${key}: ${complaint}`)
    })
  }
  const conditionComplaint = (part: Condition): string | undefined => {
    if ('question' in part) return comparedComplaint(seen.get(part.question), part)
    if ('condition' in part && questionnaire.conditions?.[part.condition] === undefined) {
      return `there is no condition ${part.condition}`
    }
    const path = 'fact' in part ? part.fact : 'unsure' in part ? part.unsure : undefined
    return path === undefined || facts.knows(path) ? undefined : `there is no fact ${path}`
  }
  for (const [name, condition] of Object.entries(questionnaire.conditions ?? {})) {
    checkCondition('questionnaire.yaml', `conditions.${name}`, condition)
  }
  for (const field of seen.values())
    checkCondition('questionnaire.yaml', `questions.${field.id}.show_if`, field.show_if)
  for (const [index, step] of filing.steps.entries())
    checkCondition('filing.yaml', `steps.${index}.show_if`, step.show_if)
  for (const document of meta.documents) {
    checkCondition('meta.yaml', `documents.${document.id}.show_if`, document.show_if)
    if (document.title_fact !== undefined && !facts.knows(document.title_fact)) {
      throw problem('meta.yaml', `documents.${document.id}.title_fact: there is no fact ${document.title_fact}`)
    }
  }
  if (meta.state_fee !== undefined && !facts.knows(meta.state_fee)) {
    throw problem('meta.yaml', `state_fee: there is no fact ${meta.state_fee}`)
  }
  for (const check of questionnaire.checks ?? []) {
    const list = questionnaire.questions.find(({ id }) => id === check.list)
    const complaint = checkComplaint(list, check)
    if (complaint !== undefined) throw problem('questionnaire.yaml', `checks.${check.list}: ${complaint}`)
    checkCondition('questionnaire.yaml', `checks.${check.list}.show_if`, check.show_if)
  }
}

function checkComplaint(list: Question | undefined, { field, sum, least, most }: ListCheck): string | undefined {
  if (list?.repeat === undefined) return 'there is no such list'
  if ((field === undefined) !== (sum === undefined)) return 'field and sum belong together'
  if (sum === undefined && least === undefined && most === undefined) return 'it checks nothing'
  return field === undefined || list.repeat.fields.some(({ id }) => id === field)
    ? undefined
    : `there is no field ${field}`
}

function questionComplaint(question: Field | Question): string | undefined {
  const isChoice = question.type === 'radio' || question.type === 'select'
  if (isChoice && question.format !== 'state' && question.options === undefined) return 'options are missing'
  if (!isChoice && question.options !== undefined) return `options need the type radio or select`
  for (const option of Object.keys(question.refuse ?? {})) {
    if (!question.options?.includes(option)) return `refuse: “${option}” is not one of the options`
  }
  for (const key of ['default', 'blank_form'] as const) {
    const value = question[key]
    if (value !== undefined && question.options !== undefined && !question.options.includes(value)) {
      return `${key}: “${value}” is not one of the options`
    }
  }
  return undefined
}

function comparedComplaint(
  question: Field | Question | undefined,
  part: { question: string; is: string } | { question: string; in: string[] }
) {
  if (question === undefined) return `there is no question ${part.question}`
  const values = 'is' in part ? [part.is] : part.in
  const wrong = values.find((value) => question.options !== undefined && !question.options.includes(value))
  return wrong === undefined ? undefined : `“${wrong}” is not an option of ${question.id}`
}
