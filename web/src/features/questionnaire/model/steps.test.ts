import { describe, expect, it } from 'vitest'
import { askedOn } from './asked.ts'
import type { Question } from './questionnaire.ts'
import { firstOpen, mayGoOn, percentOf, sectionStates } from './steps.ts'

const ask = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  question: id,
  type: 'text',
  required: true,
  section: 'you',
  ...more
})

const today = '2026-11-21'
const questions = [
  ask('married'),
  ask('spouse', { show_if: { question: 'married', is: 'Yes' } }),
  ask('spouse_age', { show_if: { question: 'spouse', is: 'Ada' } }),
  ask('children', {
    section: 'family',
    repeat: {
      min: 1,
      max: 3,
      item: 'child',
      fields: [ask('name'), ask('minor'), ask('guardian', { show_if: { question: 'minor', is: 'Yes' } })]
    }
  })
]

describe('the steps', () => {
  it('count the progress as the step reached out of all', () => {
    expect(percentOf(0, 4)).toBe(25)
    expect(percentOf(3, 4)).toBe(100)
    expect(percentOf(0, 0)).toBe(0)
  })

  it('go on at the first question still owed an answer', () => {
    expect(firstOpen(askedOn(questions, { married: 'No' }, today))).toBe('children')
  })
})

describe('a list of entries', () => {
  const children = questions[3] as Question
  const { look } = askedOn([children], {}, today)

  it('holds the next step back until enough entries are whole', () => {
    expect(mayGoOn(children, undefined, look)).toBe(false)
    expect(mayGoOn(children, [{ name: 'Ada', minor: 'Yes' }], look)).toBe(false)
    expect(mayGoOn(children, [{ name: 'Ada', minor: 'No' }], look)).toBe(true)
  })
})

describe('the section list', () => {
  const sections = [
    { id: 'you', title: 'You' },
    { id: 'family', title: 'Family' },
    { id: 'gifts', title: 'Gifts' }
  ]

  it('marks what is done and where one is, and leaves out empty sections', () => {
    const answers = { married: 'No' }
    expect(sectionStates(sections, askedOn(questions, answers, today), 'children')).toMatchObject([
      { first: 'married', state: 'done' },
      { first: 'children', state: 'now' }
    ])
  })
})
