import { expect, it } from 'vitest'
import { askedOn } from './asked.ts'
import { entryDetails, entryText, entryTitle } from './entries.ts'
import type { Field, Repeat } from './questionnaire.ts'

const { look } = askedOn([], {}, '2026-11-22')
const field = (id: string, more: Partial<Field> = {}): Field => ({
  ...{ id, question: id, type: 'text', required: true },
  ...more
})
const statements: Repeat = {
  ...{ min: 1, max: 20, item: 'statement' },
  fields: [
    field('statement', { type: 'textarea' }),
    field('happened_on', { format: 'date', required: false }),
    field('known', { type: 'radio', options: ['Yes', 'No'] }),
    field('told_by', { show_if: { question: 'known', is: 'No' } })
  ]
}
const told = { statement: 'The kitchen was wet.', happened_on: '2026-03-03', known: 'No', told_by: 'Luis Ortega' }
const payments: Repeat = {
  ...{ min: 1, max: 5, item: 'part' },
  fields: [field('amount', { format: 'money' }), field('number', { required: false }), field('to')]
}

it('is called by what it says, not by its day, its number or whoever told it', () => {
  expect(entryTitle(statements, told, 0, look)).toBe('The kitchen was wet.')
  expect(entryDetails(statements, told, look)).toBe('March 3, 2026 · No · Luis Ortega')
  expect(entryTitle(statements, { ...told, statement: '' }, 1, look)).toBe('Statement 2')
  expect(entryTitle(payments, { amount: '500.00', number: '7', to: 'Ada' }, 0, look)).toBe('Ada')
  expect(entryTitle(payments, { amount: '500.00', to: '__unknown__' }, 0, look)).toBe('Part 1')
})

it('is called by what is asked, not by what lies behind an answer that was changed', () => {
  const gifts: Repeat = {
    ...{ min: 0, max: 9, item: 'gift' },
    fields: [
      field('kind', { type: 'radio' }),
      field('thing', { show_if: { question: 'kind', is: 'A thing' } }),
      field('to')
    ]
  }
  expect(entryTitle(gifts, { kind: 'Money', thing: 'my piano', to: 'Ada' }, 0, look)).toBe('Ada')
})

it('is shortened after a whole word, and read whole in the review', () => {
  const long = {
    ...told,
    statement: `I came home at about 6 p.m. and saw water running through the kitchen ceiling.\nIt was cold.`
  }
  expect(entryTitle(statements, long, 0, look)).toBe('I came home at about 6 p.m. and saw water running through…')
  expect(entryText(statements, long, 0, look)).toBe(long.statement)
})

it('says nothing of an answer that may be left open and is, and says so of one that is owed', () => {
  expect(entryDetails(statements, { ...told, happened_on: '' }, look)).toBe('No · Luis Ortega')
  expect(entryDetails(statements, { statement: 'x', known: 'No' }, look)).toBe('No · Not answered')
})
