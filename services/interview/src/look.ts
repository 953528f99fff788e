import { type Answers, type Entry, entriesOf, textOf, UNKNOWN_ANSWER } from './answers.ts'
import type { Day } from './calendar.ts'
import { holds, type Look } from './condition.ts'
import type { Field, Question } from './questionnaire.ts'

/** The questions asked, in order. An answer to a question that is hidden decides nothing. */
export function stepsOf(questions: readonly Question[], answers: Answers, today: Day): Question[] {
  const asked = new Map<string, Question>()
  const look = lookAt(asked, answers, today)
  for (const question of questions) if (holds(question.show_if, look)) asked.set(question.id, question)
  return [...asked.values()]
}

/** What conditions see of these answers: only what is asked. */
export function lookIn(steps: readonly Question[], answers: Answers, today: Day): Look {
  return lookAt(new Map(steps.map((step) => [step.id, step])), answers, today)
}

/** The fields asked in one entry of a list: its own answers count first, then the form's. */
export function fieldsOf(fields: readonly Field[], entry: Entry, outer: Look): Field[] {
  const asked = new Set<string>()
  const look = inEntry(fields, entry, asked, outer)
  return fields.filter((field) => {
    const shown = holds(field.show_if, look)
    if (shown) asked.add(field.id)
    return shown
  })
}

/** The same of questions by their ids; one asked later is seen too. */
export function lookAt(asked: ReadonlyMap<string, Question>, answers: Answers, today: Day): Look {
  const look: Look = {
    today,
    text: (id) => (asked.has(id) ? known(textOf(answers[id])) : ''),
    entries: (list) => (asked.has(list) ? entriesOf(answers[list]) : []),
    within(list, entry) {
      const fields = asked.get(list)?.repeat?.fields ?? []
      return inEntry(fields, entry, new Set(fieldsOf(fields, entry, look).map(({ id }) => id)), look)
    }
  }
  return look
}

function inEntry(fields: readonly Field[], entry: Entry, asked: ReadonlySet<string>, outer: Look): Look {
  const own = new Set(fields.map(({ id }) => id))
  return { ...outer, text: (id) => (own.has(id) ? (asked.has(id) ? known(entry[id] ?? '') : '') : outer.text(id)) }
}

const known = (text: string): string => (text === UNKNOWN_ANSWER ? '' : text.trim())
