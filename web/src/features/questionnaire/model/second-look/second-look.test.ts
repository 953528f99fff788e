import type { Answers } from '@formwright/interview/answers'
import { expect, it } from 'vitest'
import { askedOn } from '../asked.ts'
import { secondLooks } from './second-look.ts'

const text = (id: string) => ({ id, question: id, type: 'text' as const, required: true, section: 'x' })
const date = (id: string) => ({ ...text(id), format: 'date' as const })
const form = {
  questions: [
    text('executor_name'),
    text('alternate_executor_name'),
    {
      ...text('children'),
      repeat: { min: 0, max: 9, item: 'entry', fields: [text('child_name'), date('child_birth_date')] }
    },
    { ...text('guardian_name'), show_if: { question: 'executor_name', is: 'Ruth Delgado' } },
    { ...text('people'), repeat: { min: 0, max: 9, item: 'entry', fields: [text('person'), text('share')] } },
    date('marriage_date'),
    date('separation_date')
  ],
  checks: [{ list: 'people', field: 'share', sum: 100, message: 'The shares must add up to 100 percent.' }],
  second_look: [
    { different: ['executor_name', 'alternate_executor_name'], message: '{name} is named twice.' },
    { adult: 'guardian_name', name: 'child_name', born: 'child_birth_date', message: '{name} is under 18.' },
    { order: ['marriage_date', 'separation_date'], message: 'Separated on {name}, before the marriage.' },
    { past: 'marriage_date', message: '{name} lies ahead.' }
  ]
}
const today = '2026-11-21'
const noticed = (answers: Answers) => secondLooks(form, askedOn(form.questions, answers, today))
const child = (born: string) => ({ child_name: 'Ada Núñez', child_birth_date: born })

it('says nothing of answers that fit together, or are still missing', () => {
  expect(noticed({})).toEqual([])
  expect(
    noticed({
      executor_name: 'Ruth Delgado',
      alternate_executor_name: 'Daniel Okafor',
      children: [child('2019-03-02')],
      guardian_name: 'Lucía Calloway',
      people: [
        { person: 'A', share: '33.33' },
        { person: 'B', share: '66.67' }
      ],
      marriage_date: '2010-05-01',
      separation_date: '2010-05-01'
    })
  ).toEqual([])
})

it('notices one person in two places that need two people', () => {
  expect(noticed({ executor_name: 'Ruth Delgado', alternate_executor_name: ' ruth delgado ' })[0]).toEqual({
    question: 'alternate_executor_name',
    message: 'ruth delgado is named twice.'
  })
})

it.each([
  ['2008-11-22', 1],
  ['2008-11-21', 0]
])('takes somebody born on %s for a child on the day of the form: %i warning', (born, count) => {
  const answers = { executor_name: 'Ruth Delgado', children: [child(born)], guardian_name: 'Ada Núñez' }
  expect(noticed(answers)).toEqual(count ? [{ question: 'guardian_name', message: 'Ada Núñez is under 18.' }] : [])
})

it('passes over what is not asked', () => {
  expect(
    noticed({ executor_name: 'Daniel Okafor', children: [child('2019-03-02')], guardian_name: 'Ada Núñez' })
  ).toEqual([])
})

it('notices shares that do not make 100 percent, once all are given', () => {
  const people = (share: string) => [
    { person: 'A', share: '50' },
    { person: 'B', share }
  ]
  expect(noticed({ people: people('40') })).toEqual([
    { question: 'people', message: 'The shares must add up to 100 percent. They make 90 now.' }
  ])
  expect(noticed({ people: people('') })).toEqual([])
})

it('notices dates out of order, and dates that lie ahead', () => {
  expect(noticed({ marriage_date: '2027-01-02', separation_date: '2020-01-01' })).toEqual([
    { question: 'separation_date', message: 'Separated on January 1, 2020, before the marriage.' },
    { question: 'marriage_date', message: 'January 2, 2027 lies ahead.' }
  ])
})
