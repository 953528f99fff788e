import { expect, it } from 'vitest'
import { loadFixtures, loadService, type ServiceContent } from '../../../content/library.ts'
import { openScope } from '../scope.ts'
import { renderText } from '../templates.ts'

const will = loadService('simple-will')
const service: ServiceContent = {
  ...will,
  questionnaire: {
    ...will.questionnaire,
    questions: [
      ...will.questionnaire.questions,
      { id: 'who', section: 'you', question: 'Pronoun?', type: 'radio', options: ['He/him', 'She/her', 'They/them'] }
    ]
  }
}
const answers = loadFixtures('simple-will')['california-family']?.answers ?? {}
const render = (source: string, more = {}) => {
  const scope = openScope({ service, answers: { ...answers, ...more }, kind: 'final', issuedOn: new Date(0) })
  return renderText(service, source, scope).replace(/<[^>]*>/g, '')
}

it('chooses pronoun and verb together', () => {
  const source = '{{pronoun "who" "they" as="capital"}} {{verb "who" "signs" "sign"}} {{pronoun "who" "their"}} will.'
  expect(render(source, { who: 'She/her' })).toBe('She signs her will.')
  expect(render(source, { who: 'He/him' })).toBe('He signs his will.')
  expect(render(source)).toBe('They sign their will.')
})

it('walks over entries, filters them and counts what is left', () => {
  const money = 'where="gift_kind" is="A sum of money"'
  expect(render(`{{#each-entry "gifts" ${money}}}{{entry-number}}: {{answer "gift_amount"}}{{/each-entry}}`)).toBe(
    '1: $2,500.00'
  )
  expect(render(`{{count "gifts" ${money} as="words"}} {{plural "gifts" "gift" "gifts" ${money}}}`)).toBe(
    'one (1) gift'
  )
  expect(render('{{#if-entries "gifts" where="gift_kind" is="x"}}some{{else}}none{{/if-entries}}')).toBe('none')
  expect(render('{{list "children" "child_name" or=true}}')).toBe('Zofia Kowalczyk, Tomás Kowalczyk or Lía Kowalczyk')
})

it('names counties, states and facts in the words of the state', () => {
  expect(render('{{county-name "county"}}, {{state-style}}')).toBe('Alameda County, State of California')
  expect(render('{{county-name "county"}}', { state: 'LA', county: 'Caddo' })).toBe('Caddo Parish')
  expect(render('{{county-name "county"}}', { state: 'VA', county: 'City of Richmond' })).toBe('City of Richmond')
  expect(render('{{the-state}}', { state: 'DC' })).toBe('the District of Columbia')
  expect(render('{{fact "wills.witnesses" as="words"}} {{as-of with="the clerk"}}')).toBe(
    'two (2) (as of November 2026; confirm with the clerk)'
  )
})

it('numbers articles and their clauses', () => {
  const article = '{{#article "A"}}{{#clause "One"}}x{{/clause}}{{#clause "Two"}}y{{/clause}}{{/article}}'
  expect(render(article + article)).toBe('Article I · A1.1 One. x1.2 Two. yArticle II · A2.1 One. x2.2 Two. y')
})

it.each([
  ['an unknown question', '{{answer "nothing"}}', 'there is no question nothing'],
  ['an empty fact', '{{fact "wills.witness_note"}}', 'empty for CA'],
  ['a yes-or-no fact as text', '{{fact "wills.notary_required"}}', 'if-fact'],
  ['a value without a helper', '{{full_name}}', 'full_name'],
  ['a helper that is not on offer', '{{nothing "x"}}', 'nothing']
])('refuses %s', (_, source, message) => {
  expect(() => render(source)).toThrow(message)
})
