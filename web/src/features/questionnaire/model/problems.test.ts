import { expect, it } from 'vitest'
import { askedOn } from './asked.ts'
import { aboutOf, problemsAt, problemsIn, stillRefused } from './problems.ts'
import type { Question } from './questionnaire.ts'

const rules = {
  complaints: {
    missing: 'Please answer this question.',
    not_open: 'It cannot be left open.',
    no_option: 'Please choose one of the options.',
    too_long: 'Please keep this answer under {n} characters.',
    one_line: 'Please answer in one line.',
    at_least: 'Please give at least {n}.',
    at_most: 'Please give at most {n}.',
    too_few: 'Please add at least {n} ({item}).'
  },
  checks: [{ list: 'gifts', field: 'amount', sum: 100, message: 'The gifts must make 100.' }],
  refuse_when: [
    {
      id: 'apart',
      when: { question: 'separated', less_than_ago: { value: 12, unit: 'months' as const } },
      ask: 'separated',
      message: 'A year is asked for. That is reached on {possible_from}.'
    }
  ]
}
const today = '2026-11-21'
const ask = (id: string, more: Partial<Question> = {}): Question => ({
  ...{ id, question: `What is the ${id}?`, type: 'text', required: true, section: 'x' },
  ...more
})
const gifts = ask('gifts', {
  repeat: { min: 1, max: 3, item: 'gift', fields: [ask('name'), ask('amount', { format: 'money', min: 10 })] }
})
const steps = [ask('phone', { format: 'phone' }), gifts]
const messages = (question: Question, answer: string | Record<string, string>[]) =>
  problemsAt(
    { ...rules, questions: [question] },
    question,
    answer,
    askedOn([question], { [question.id]: answer }, today)
  ).map(({ message }) => message)

it('says what is wrong with an answer, and how a good one is written', () => {
  const date = ask('born', { format: 'date' })
  expect(messages(ask('phone', { format: 'phone' }), '55501')).toEqual([
    'Please give a phone number with its area code, such as (512) 555-0142.'
  ])
  expect(messages(ask('sum', { format: 'money' }), 'five thousand')).toEqual([
    'Please give an amount in dollars, such as $1,250.00.'
  ])
  expect(messages(date, '12/04/1980')).toEqual(['Please give a date that exists, such as April 12, 1980.'])
  expect(messages(date, '')).toEqual(['Please answer this question.'])
  expect(messages({ ...date, required: false }, '')).toEqual([])
  expect(messages(ask('why', { max_length: 3 }), 'four')).toEqual(['Please keep this answer under 3 characters.'])
  expect(messages(ask('kind', { options: ['LLC'], refuse: { LLC: 'Only for corporations.' } }), 'LLC')).toEqual([
    'Only for corporations.'
  ])
})

it('names the field in a list as the server does, and adds the list up once each entry is right', () => {
  const place = (answer: Record<string, string>[]) =>
    problemsAt({ ...rules, questions: [gifts] }, gifts, answer, askedOn([gifts], { gifts: answer }, today)).map(
      ({ field }) => field
    )
  expect(messages(gifts, [])).toEqual(['Please add at least 1 (gift).'])
  expect(place([{ name: 'Ada', amount: '50.00' }, { amount: '5.00' }])).toEqual(['gifts[1].name', 'gifts[1].amount'])
  expect(messages(gifts, [{ name: 'Ada', amount: '50.00' }])).toEqual(['The gifts must make 100.'])
  expect(place([{ name: 'Ada', amount: '100.00' }])).toEqual([])
})

it('says at its question what a paper would swear falsely, and from which day it would be right', () => {
  const separated = ask('separated', { format: 'date' })
  expect(messages(separated, '2026-10-01')).toEqual(['A year is asked for. That is reached on October 1, 2027.'])
  expect(messages(separated, '2025-11-21')).toEqual([])
})

it('tells in the words of the page what a problem is about', () => {
  const asked = askedOn(steps, { phone: '55501', gifts: [{ name: 'Ada', amount: '5.00' }] }, today)
  expect(problemsIn({ ...rules, questions: steps }, asked).map((problem) => aboutOf(problem, asked))).toEqual([
    'What is the phone?',
    'Ada: What is the amount?'
  ])
  expect(aboutOf({ field: 'answers', message: 'Too many.' }, asked)).toBeNull()
})

it('keeps what the server refused until that answer is changed', () => {
  const errors = [
    { field: 'phone', message: 'No.' },
    { field: 'gifts[0].name', message: 'No.' }
  ]
  const sent = { phone: '55501', gifts: [{ name: 'x' }] }
  const fields = (answers: typeof sent) => stillRefused(errors, sent, answers).map(({ field }) => field)
  expect(fields(sent)).toEqual(['phone', 'gifts[0].name'])
  expect(fields({ ...sent, gifts: [{ name: 'Ada' }] })).toEqual(['phone'])
})
