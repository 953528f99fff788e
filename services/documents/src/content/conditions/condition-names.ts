import { UNITS } from '@formwright/interview/calendar'
import { walkParts } from '@formwright/interview/condition'
import type { ServiceContent } from '../library.ts'
import { type Condition, conditionMistake } from '../schemas/condition.ts'
import type { Field } from '../schemas/questionnaire.ts'
import { factsNamed, idsNamed } from './conditions.ts'

/** What a condition may name. */
export interface Names {
  readonly service: ServiceContent
  /** Every question and field in order, with the list a field belongs to. */
  readonly questions: ReadonlyMap<string, { question: Field; list: string | undefined }>
}

const days = new Set(['date', 'birth_date'])
const figures = new Set(['number', 'money', 'percent'])
const places = new Set(['address', 'place'])
const ofDays = ['at_least_ago', 'less_than_ago', 'after', 'before', 'age_under', 'age_least']

/**
 * What is wrong with a condition, for its author; undefined when nothing is. With `before`, it decides whether that
 * question is asked, and may look at earlier ones only.
 */
export function conditionComplaint(names: Names, condition: Condition, before?: string): string | undefined {
  const mistake = conditionMistake(condition)
  if (mistake !== undefined) return mistake
  let complaint: string | undefined
  walkParts(condition, (part, list) => {
    complaint ??= questionComplaint(names, part, { list, before }) ?? factComplaint(names, part)
  })
  return complaint
}

function questionComplaint(
  { service, questions }: Names,
  part: Condition,
  { list, before }: { list: string | undefined; before: string | undefined }
): string | undefined {
  if ('condition' in part && service.questionnaire.conditions?.[part.condition] === undefined) {
    return `there is no condition ${part.condition}; correct the name or add it to conditions`
  }
  for (const id of idsNamed(part)) {
    const named = questions.get(id)
    if (named === undefined) return `there is no question ${id}; correct the name or ask it`
    if (before !== undefined && !isEarlier(questions, id, before)) {
      return `${id} is asked later than ${before}; move it before, or decide by another question`
    }
    const inList = 'sum' in part ? part.sum.list : (list ?? questions.get(before ?? '')?.list)
    if (named.list !== undefined && named.list !== inList) {
      return `${id} is a field of ${named.list}; ask for it with any_entry, every_entry, count or sum`
    }
  }
  const lists =
    'any_entry' in part
      ? [part.any_entry]
      : 'every_entry' in part
        ? [part.every_entry]
        : 'count' in part
          ? [part.count.list]
          : 'sum' in part
            ? [part.sum.list]
            : []
  const noList = lists.find((id) => !isList(service, id))
  if (noList !== undefined) return `${noList} is not a list; name a question with repeat`
  if (!('question' in part)) return undefined
  const { options, format = 'text', id } = questions.get(part.question)?.question ?? { id: part.question }
  const values = 'is' in part ? [part.is] : 'in' in part ? part.in : []
  const wrong = values.find((value) => options !== undefined && !options.includes(value))
  if (wrong !== undefined) return `“${wrong}” is not an option of ${id}; write one of ${options?.join(', ')}`
  const word = Object.keys(part).find((key) => key !== 'question') ?? ''
  if (ofDays.includes(word) && !days.has(format))
    return `${word} compares days; ${id} needs the format date or birth_date`
  if ((word === 'more_than' || word === 'at_most') && !figures.has(format)) {
    return `${word} compares figures; ${id} needs the format number, money or percent`
  }
  if (word === 'outside' && !places.has(format)) {
    return `outside compares states; ${id} needs the format address or place`
  }
  return undefined
}

function factComplaint({ service }: Names, part: Condition): string | undefined {
  const { facts, states } = service
  for (const { path, isAmount, unit, isSpan } of factsNamed(part)) {
    if (!facts.knows(path)) return `there is no fact ${path}; correct the name or add it to facts.yaml`
    const empty = isAmount ? states.find((state) => typeof facts.get(state, path) !== 'number') : undefined
    const length = facts.cell(states[0] ?? '', path).unit
    if (isSpan && unit === undefined && !(UNITS as readonly unknown[]).includes(length)) {
      return `the fact ${path} is no length of time; give it the unit days, weeks, months or years`
    }
    if (empty !== undefined) return `the fact ${path} is no number for ${empty}; write 0 where the law asks for none`
  }
  return undefined
}

const isList = ({ questionnaire }: ServiceContent, id: string) =>
  questionnaire.questions.some((question) => question.id === id && question.repeat !== undefined)

function isEarlier(questions: Names['questions'], id: string, before: string): boolean {
  const order = [...questions.keys()]
  return order.indexOf(id) < order.indexOf(before)
}
