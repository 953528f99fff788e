import { expect, it } from 'vitest'
import { expandBlocks, type QuestionBlocks } from './question-blocks.ts'

const blocks: QuestionBlocks = {
  person: {
    note: 'A person.',
    questions: [
      {
        id: 'name',
        question: 'What is {whose} full legal name?',
        type: 'text',
        help: '{Whose} name, as {{state-name}} has it.'
      },
      { id: 'abroad', question: 'Does {whom} live abroad?', type: 'radio', options: ['Yes', 'No'] },
      { id: 'address', question: 'Where?', type: 'text', show_if: { not: { question: 'abroad', is: 'Yes' } } }
    ]
  }
}
const words = { whom: 'your spouse', whose: "your spouse's" }
const use = { use: 'person', prefix: 'spouse', section: 'family', with: words }
const expand = (...questions: unknown[]) =>
  (expandBlocks({ sections: [], questions }, blocks) as { questions: Record<string, unknown>[] }).questions

it('asks the questions of a block under its prefix, in its section and in the words of the service', () => {
  const [first, name, abroad] = expand({ id: 'state' }, use)
  expect(first).toEqual({ id: 'state' })
  expect(name).toEqual({
    id: 'spouse_name',
    section: 'family',
    question: "What is your spouse's full legal name?",
    type: 'text',
    help: "Your spouse's name, as {{state-name}} has it."
  })
  expect(abroad?.['id']).toBe('spouse_abroad')
})

it('leaves questions out and changes them', () => {
  const [name, ...more] = expand({
    ...use,
    with: { whose: 'your' },
    only: ['name'],
    set: { name: { example: 'Daniel Ortega' } }
  })
  expect(more).toEqual([])
  expect(name?.['example']).toBe('Daniel Ortega')
})

it('hides a question with its block, and by the block’s own conditions', () => {
  const shown = { condition: 'partnered' }
  const [name, , address] = expand({ ...use, show_if: shown })
  expect(name?.['show_if']).toEqual(shown)
  expect(address?.['show_if']).toEqual({ all: [shown, { not: { question: 'spouse_abroad', is: 'Yes' } }] })
})

it('stands in the fields of a list too', () => {
  const [list] = expand({
    id: 'members',
    repeat: { fields: [{ use: 'person', prefix: 'member', with: { whose: "the member's" }, only: ['name'] }] }
  })
  expect(list?.['repeat']).toMatchObject({
    fields: [{ id: 'member_name', question: "What is the member's full legal name?" }]
  })
})

it('leaves what is no questionnaire to the schema', () => {
  expect(expandBlocks({ questions: 3 }, blocks)).toEqual({ questions: 3 })
  expect(expand('nonsense')).toEqual(['nonsense'])
})

it.each([
  ['an unknown block', { ...use, use: 'persn' }, 'there is no such block; write one of person'],
  ['an unknown key', { ...use, help: 'x' }, 'does not know help; changes to a question stand under set'],
  [
    'an unknown question in only',
    { ...use, only: ['born'] },
    'only: the block has no question born; it has name, abroad, address'
  ],
  ['an unknown question in set', { ...use, set: { born: {} } }, 'set: the block has no question born'],
  ['a missing word', { ...use, with: { whom: 'x' } }, 'with.whose is missing; write with: { whose: … }'],
  [
    'a word that nobody says',
    { ...use, with: { ...words, who: 'x' } },
    'with.who: no question of the block says so; take it out'
  ]
])('tells file, place and what to do about %s', (_, wrong, message) => {
  expect(() => expand({ id: 'state' }, wrong)).toThrow(
    `questionnaire.yaml: questions.1 (use: ${wrong.use}): ${message}`
  )
})

it('tells of a prefix that makes an id which is asked already, before or after it', () => {
  const clash = 'spouse_name is asked already; choose another prefix, or leave it out with only'
  expect(() => expand(use, { id: 'spouse_name' })).toThrow(clash)
  expect(() => expand(use, use)).toThrow(`questions.1 (use: person): ${clash}`)
})
