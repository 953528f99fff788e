import type { Answers } from './answers.ts'
import { type Day, dayAfter, isDay, longDay } from './calendar.ts'
import { holds, type Look, type PlainCondition, questionsNamed, turningDay, walkParts } from './condition.ts'
import { lookIn } from './look.ts'
import type { Question, Questionnaire, RefusalRule } from './questionnaire.ts'

/** A paper that these answers would make untrue. */
export interface Refusal {
  id: string
  question: string
  message: string
  /** The first day on which the rule no longer holds, all else as answered; null where no day changes it. */
  possible_from: Day | null
}

/** What the rules refuse. A rule waits until every question it looks at is answered, or certain not to be asked. */
export function refusalsIn(
  { refuse_when, questions }: Pick<Questionnaire, 'refuse_when' | 'questions'>,
  steps: readonly Question[],
  answers: Answers,
  today: Day
): Refusal[] {
  const look = lookIn(steps, answers, today)
  return refuse_when.flatMap((rule) =>
    holds(rule.when, look) && isReady(rule, questions, steps, look) ? [told(rule, look)] : []
  )
}

/** The refusal that lasts longest, which is told where there is room for one: its day is the day of them all. */
export function lastingRefusal(refusals: readonly Refusal[]): Refusal | undefined {
  const [first, ...others] = refusals
  return first && others.reduce((longest, next) => (outlasts(next, longest) ? next : longest), first)
}

const outlasts = ({ possible_from: day }: Refusal, { possible_from: other }: Refusal): boolean =>
  other !== null && (day === null || day > other)

/** Whether every question it looks at is answered, or certain not to be asked. */
function isReady(
  { when }: RefusalRule,
  questions: readonly Question[],
  steps: readonly Question[],
  look: Look
): boolean {
  const read = new Set<string>()
  walkParts(when, (part, list) => {
    for (const id of questionsNamed(part)) read.add(id)
    if (list !== undefined) read.add(list)
  })
  const asked = new Set(steps.map(({ id }) => id))
  const open = new Set(steps.filter((step) => isOpen(step, look)).map(({ id }) => id))
  const firstOpen = questions.findIndex(({ id }) => open.has(id))
  const mayStillBeAsked = (index: number) => firstOpen >= 0 && index > firstOpen
  return questions.every(({ id }, index) => !read.has(id) || (asked.has(id) ? !open.has(id) : !mayStillBeAsked(index)))
}

const isOpen = ({ id, required, repeat }: Question, look: Look): boolean =>
  required && (repeat ? look.entries(id).length === 0 : look.text(id) === '')

function told({ id, ask, when, message }: RefusalRule, look: Look): Refusal {
  const day = turningDays(when, look).find((later) => !holds(when, onDay(look, later))) ?? null
  return {
    id,
    question: ask,
    message: message.replaceAll('{possible_from}', day === null ? 'a later day' : longDay(day)),
    possible_from: day
  }
}

/** The days after today on which some part of the condition changes, in order. */
function turningDays(when: PlainCondition, look: Look): Day[] {
  const days = new Set<Day>()
  walkParts(when, (part, list) => {
    if (!('question' in part)) return
    const looks = list === undefined ? [look] : look.entries(list).map((entry) => look.within(list, entry))
    for (const at of looks) {
      const day = at.text(part.question)
      if (!isDay(day)) continue
      if ('at_least_ago' in part || 'less_than_ago' in part || 'age_under' in part || 'age_least' in part)
        days.add(turningDay(day, part, at))
      else if ('after' in part || 'before' in part) days.add(day).add(dayAfter(day, { value: 1, unit: 'days' }))
    }
  })
  return [...days].filter((day) => day > look.today).sort()
}

function onDay(look: Look, today: Day): Look {
  return { ...look, today, within: (list, entry) => ({ ...look.within(list, entry), today }) }
}
