import { expect, it } from 'vitest'
import { explained } from './glossary.ts'

const terms = [
  { term: 'agent', meaning: 'Who acts for another.' },
  { term: 'registered agent', meaning: 'Who receives court papers.' },
  { term: 'heir', meaning: 'Who inherits.' }
]

it('explains a legal word where it first stands, also in the plural or with a capital', () => {
  expect(explained('Heirs inherit. An heir may decline.', terms)).toEqual([
    { text: 'Heirs', meaning: 'Who inherits.' },
    { text: ' inherit. An ' },
    { text: 'heir' },
    { text: ' may decline.' }
  ])
})

it('takes the longer of two words that begin at the same place, and none inside another word', () => {
  expect(explained('A registered agent, not their agency.', terms)).toEqual([
    { text: 'A ' },
    { text: 'registered agent', meaning: 'Who receives court papers.' },
    { text: ', not their agency.' }
  ])
})

it('leaves a text without legal words in one piece', () => {
  expect(explained('Where do you live?', terms)).toEqual([{ text: 'Where do you live?' }])
  expect(explained('An heir', [])).toEqual([{ text: 'An heir' }])
})
