import { type Answers, entriesOf } from '@formwright/interview/answers'
import { holds } from '@formwright/interview/condition'
import { readable } from '../format.ts'
import { type Given, givenAnswers } from '../given.ts'
import type { Check, Questionnaire, SecondLookRule as Rule } from '../questionnaire.ts'
import type { Asked } from '../steps.ts'
import { namesSpelledTwice } from './spelling.ts'

/** Something that is probably a mistake; nobody is stopped by it. `question` is the step where it can be changed. */
export type SecondLook = { question: string; message: string }

type Rules = Pick<Questionnaire, 'checks' | 'second_look'>

const ADULT_YEARS = 18

/** All contradictions in what is answered so far. */
export function secondLooks(questionnaire: Rules, asked: Asked): SecondLook[] {
  const { answers, look } = asked
  const { today } = look
  const given = givenAnswers(asked)
  const ruled = questionnaire.second_look
    .filter((rule) => holds(rule.show_if, look))
    .flatMap((rule) => found(rule, given, today).map((answer) => said(rule, answer)))
  const lists = questionnaire.checks
    .filter(
      (check) => holds(check.show_if, look) && entriesOf(answers[check.list]).length > 1 && !addsUp(check, answers)
    )
    .map((check) => ({ question: check.list, message: `${check.message} They make ${totalOf(check, answers)} now.` }))
  return unique([...lists, ...ruled, ...namesSpelledTwice(given)])
}

/** The answers a rule is broken by. */
function found(rule: Rule, given: readonly Given[], today: string): Given[] {
  const of = (id: string | undefined) => given.filter(({ field }) => field.id === id)
  if (rule.past) return of(rule.past).filter(({ value }) => value > today)
  if (rule.order) {
    const [first, second] = rule.order
    return of(second).filter(({ value }) => of(first).some((earlier) => value < earlier.value))
  }
  if (rule.different) {
    const people = rule.different.flatMap(of)
    return people.filter((person, index) => people.slice(0, index).some((other) => same(other, person)))
  }
  const born = (entry: number) => of(rule.born).find((date) => date.entry === entry)?.value
  const minors = of(rule.name).filter(({ entry }) => isMinor(entry === undefined ? undefined : born(entry), today))
  return of(rule.adult).filter((person) => minors.some((minor) => same(minor, person)))
}

const same = (one: Given, other: Given) => one.value.trim().toLowerCase() === other.value.trim().toLowerCase()

function isMinor(born: string | undefined, today: string): boolean {
  if (born === undefined) return false
  const year = Number(today.slice(0, 4)) - ADULT_YEARS
  return born > `${year}${today.slice(4)}`
}

const said = ({ message }: Rule, { field, value, question }: Given): SecondLook => ({
  question,
  message: message.replaceAll('{name}', readable(field, value.trim()))
})

/** NaN while a share is missing. */
function totalOf({ list, field = '' }: Check, answers: Answers): number {
  const total = entriesOf(answers[list]).reduce((sum, entry) => sum + Number(entry[field] || Number.NaN), 0)
  return Math.round(total * 100) / 100
}

function addsUp(check: Check, answers: Answers): boolean {
  if (check.field === undefined || check.sum === undefined) return true
  const total = totalOf(check, answers)
  return Number.isNaN(total) || Math.abs(total - check.sum) <= 0.05
}

const unique = (looks: SecondLook[]) =>
  looks.filter(({ message }, index) => looks.findIndex((other) => other.message === message) === index)
