import { expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { CASES_DAY, casesForm } from './cases.ts'
import type { PlainCondition } from './condition.ts'
import { stepsOf } from './look.ts'
import { lastingRefusal, refusalsIn } from './refusals.ts'

const refused = (when: PlainCondition, answers: Answers, message = 'From {possible_from}.') => {
  const form = { questions: [...casesForm], refuse_when: [{ id: 'rule', when, ask: 'apart', message }] }
  return refusalsIn(form, stepsOf(casesForm, answers, CASES_DAY), answers, CASES_DAY)
}
const soon: PlainCondition = { question: 'apart', less_than_ago: { value: 12, unit: 'months' } }
const whole = { state: 'NC', married: 'No', wedding: '2015-01-01', rent: '1', limit: '2', company: 'x' }

it('names the first day on which the rule no longer holds', () => {
  expect(refused(soon, { ...whole, apart: '2026-10-01' })).toEqual([
    { id: 'rule', question: 'apart', message: 'From October 1, 2027.', possible_from: '2027-10-01' }
  ])
  expect(refused(soon, { ...whole, apart: '2025-11-21' })).toEqual([])
})

it('finds the day of several dates: the last of those that must all be reached', () => {
  const children = [
    { name: 'Ada', born: '2010-03-01' },
    { name: 'Lía', born: '2018-07-04' }
  ]
  const minors: PlainCondition = { any_entry: 'children', where: { question: 'born', age_under: 18 } }
  expect(refused({ any: [soon, minors] }, { ...whole, apart: '2026-10-01', children })[0]?.possible_from).toBe(
    '2036-07-04'
  )
})

it('knows no day where the calendar changes nothing', () => {
  const [refusal] = refused({ question: 'married', is: 'No' }, { ...whole, apart: '2026-10-01' })
  expect(refusal?.possible_from).toBeNull()
  const dated = refused(soon, { ...whole, apart: '2026-10-01' })
  expect(lastingRefusal([...dated, ...(refusal ? [refusal] : [])])).toBe(refusal)
})

it('waits until what it looks at is answered, and does not wait for what is not asked', () => {
  const notApart: PlainCondition = { not: { question: 'apart', at_least_ago: { value: 12, unit: 'months' } } }
  expect(refused(notApart, { ...whole })).toEqual([])
  const unasked: PlainCondition = { all: [soon, { not: { question: 'spouse', is: 'Ada' } }] }
  expect(refused(unasked, { ...whole, apart: '2026-10-01' })).toHaveLength(1)
})

it('waits for a question that is hidden only because an earlier one is still open', () => {
  const when: PlainCondition = { all: [{ question: 'state', is: 'NC' }, { not: { question: 'spouse', is: 'Ada' } }] }
  expect(refused(when, { state: 'NC' })).toEqual([])
  expect(refused(when, { state: 'NC', married: 'No' })).toHaveLength(1)
})

it('tells the one that lasts longest when several rules refuse, so that its sentence and its day agree', () => {
  const days = ['2027-01-02', '2028-01-01', '2027-06-01'].map((possible_from) => ({
    id: 'x',
    question: 'x',
    message: `Over on ${possible_from}.`,
    possible_from
  }))
  expect(lastingRefusal(days)).toMatchObject({ message: 'Over on 2028-01-01.', possible_from: '2028-01-01' })
  expect(lastingRefusal([])).toBeUndefined()
})
