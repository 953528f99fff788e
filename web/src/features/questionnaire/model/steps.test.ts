import { describe, expect, it } from 'vitest'
import type { Question } from './questionnaire.ts'
import { fieldsOf, firstOpen, lookIn, mayGoOn, percentOf, sectionStates, stepsOf } from './steps.ts'

const ask = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  question: id,
  type: 'text',
  required: true,
  section: 'you',
  ...more
})

const questions = [
  ask('married'),
  ask('spouse', { show_if: { question: 'married', is: 'Yes' } }),
  ask('spouse_age', { show_if: { question: 'spouse', is: 'Ada' } }),
  ask('children', {
    section: 'family',
    repeat: {
      min: 1,
      max: 3,
      fields: [ask('name'), ask('minor'), ask('guardian', { show_if: { question: 'minor', is: 'Yes' } })]
    }
  })
]

describe('the steps', () => {
  it('leave out questions whose condition does not hold', () => {
    expect(stepsOf(questions, { married: 'No' }).map(({ id }) => id)).toEqual(['married', 'children'])
  })

  it('do not let a hidden answer show another question', () => {
    const steps = stepsOf(questions, { married: 'No', spouse: 'Ada' })
    expect(steps.map(({ id }) => id)).not.toContain('spouse_age')
  })

  it('count the progress as the step reached out of all', () => {
    expect(percentOf(0, 4)).toBe(25)
    expect(percentOf(3, 4)).toBe(100)
    expect(percentOf(0, 0)).toBe(0)
  })

  it('go on at the first question still owed an answer', () => {
    const answers = { married: 'No' }
    expect(firstOpen(stepsOf(questions, answers), answers)).toBe('children')
  })
})

describe('a list of entries', () => {
  const children = questions[3] as Question
  const fields = children.repeat?.fields ?? []
  const nothing = () => ''

  it('asks each entry only what applies to it', () => {
    expect(fieldsOf(fields, { minor: 'Yes' }, nothing).map(({ id }) => id)).toContain('guardian')
    expect(fieldsOf(fields, { minor: 'No' }, nothing).map(({ id }) => id)).not.toContain('guardian')
  })

  it('holds the next step back until enough entries are whole', () => {
    expect(mayGoOn(children, undefined, nothing)).toBe(false)
    expect(mayGoOn(children, [{ name: 'Ada', minor: 'Yes' }], nothing)).toBe(false)
    expect(mayGoOn(children, [{ name: 'Ada', minor: 'No' }], nothing)).toBe(true)
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
    const steps = stepsOf(questions, answers)
    expect(sectionStates(sections, steps, answers, 'children')).toMatchObject([
      { first: 'married', state: 'done' },
      { first: 'children', state: 'now' }
    ])
    expect(lookIn(steps, answers)('married')).toBe('No')
  })
})
