import { expect, it } from 'vitest'
import { loadLibrary } from '../../content/library.ts'
import { termsUsed } from './glossary.ts'
import { publicQuestionnaire } from './public-questionnaire.ts'

const { services } = loadLibrary()
const wordsOf = (slug: string) => {
  const service = services.find(({ meta }) => meta.slug === slug)
  return service ? publicQuestionnaire(service).glossary.map(({ term }) => term) : []
}

it('explains the legal words that a form uses, also in the plural, and no others', () => {
  expect(wordsOf('simple-will')).toEqual(expect.arrayContaining(['executor', 'guardian']))
  expect(wordsOf('simple-will')).not.toContain('valuation cap')
  const asked = { sections: [], questions: [{ id: 'a', section: 's', type: 'text', question: 'Who are the heirs?' }] }
  expect(termsUsed(asked as never, { heir: 'Who inherits.', her: 'x' })).toEqual([
    { term: 'heir', meaning: 'Who inherits.' }
  ])
})

it('keeps every word in lower case, and every meaning a sentence', () => {
  const glossary = Object.entries(services[0]?.shared.glossary ?? {})
  expect(glossary.length).toBeGreaterThan(50)
  expect(glossary.filter(([term, meaning]) => term !== term.toLowerCase() || !/^[A-Z].*\.$/.test(meaning))).toEqual([])
})
