import { expect, it } from 'vitest'
import { loadFixtures, loadService, type ServiceContent } from '../../../content/library.ts'
import { openScope, type RenderKind } from '../scope.ts'
import { renderText } from '../templates.ts'
import { articleFor } from './articles.ts'

const will = loadService('simple-will')
/** A made-up fact: so many months in California, none elsewhere. */
const apart = 'own.months_apart'
const service: ServiceContent = {
  ...will,
  facts: {
    ...will.facts,
    cell: (state, path) => {
      if (path !== apart) return will.facts.cell(state, path)
      return { ...will.facts.cell(state, 'wills.witnesses'), value: state === 'CA' ? 6 : 0, unit: 'months' }
    },
    get: (state, path) => service.facts.cell(state, path).value
  },
  questionnaire: {
    ...will.questionnaire,
    questions: [
      ...will.questionnaire.questions,
      { id: 'who', section: 'you', question: 'Pronoun?', type: 'radio', options: ['He/him', 'She/her', 'They/them'] },
      { id: 'home', section: 'you', question: 'Where?', type: 'select', format: 'state' },
      { id: 'marriage_date', section: 'you', question: 'When?', type: 'text', format: 'date' },
      { id: 'notice_days', section: 'you', question: 'Notice?', type: 'text', format: 'number' },
      {
        id: 'fee_payer',
        section: 'you',
        question: 'Who pays?',
        type: 'radio',
        options: ['We share', 'I do'],
        prints: { 'I do': 'the {{fact "divorce.party_filing"}} & no other' }
      }
    ],
    conditions: { ...will.questionnaire.conditions, adult: { question: 'who', in: ['She/her', 'They/them'] } }
  }
}
const answers = loadFixtures('simple-will')['california-family']?.answers ?? {}
const issuedOn = new Date(0)
const render = (source: string, more = {}, kind: RenderKind = 'final') => {
  const scope = openScope({ service, answers: { ...answers, ...more }, kind, issuedOn })
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

it('leaves as many lines in the blank form as a list asks for, two where it does not say', () => {
  const gifts = (more: string) =>
    render(`{{#each-entry "gifts"${more}}}{{entry-number}};{{/each-entry}}`, {}, 'blank-form')
  expect(gifts('')).toBe('1;2;')
  expect(gifts(' where="gift_kind" is="A sum of money" blank=1')).toBe('1;')
})

it('adds up a field of all entries and other answers, and leaves a line while one is missing', () => {
  const gifts = { gifts: [{ gift_amount: '2000.00' }, { gift_amount: '500.00' }] }
  expect(render('{{total "gifts" "gift_amount"}}', gifts)).toBe('$2,500.00')
  const cents = { gifts: [{ gift_amount: '2000.10' }, { gift_amount: '500.20' }] }
  expect(render('{{total "gifts" "gift_amount"}}', cents)).toBe('$2,500.30')
  expect(render('{{total "gifts" "gift_amount" plus="notice_days"}}', { ...gifts, notice_days: '30' })).toBe(
    '$2,530.00'
  )
  expect(render('{{total "gifts" "gift_amount" plus="notice_days"}}', gifts)).toMatch(/^_+$/)
})

it('reads a fact of the state that another question answers', () => {
  const source =
    '{{#if-fact "own.months_apart" of="home"}}{{fact "own.months_apart" of="home"}}{{else}}none{{/if-fact}}'
  expect(render(source, { state: 'TX', home: 'CA' })).toBe('6')
  expect(render(source, { state: 'CA', home: 'TX' })).toBe('none')
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

it('prints what an option prints, with the facts of the state, and else its own words', () => {
  expect(render('{{answer "fee_payer"}}', { fee_payer: 'I do' })).toBe('the Petitioner & no other')
  expect(render('{{answer "fee_payer" as="capital"}}', { fee_payer: 'I do' })).toBe('The Petitioner & no other')
  expect(render('{{answer "fee_payer" as="lower"}}', { fee_payer: 'We share' })).toBe('we share')
})

it('tells the entries of a fact apart where one has a comma of its own', () => {
  const source = '{{fact "lease.required_disclosures"}}'
  expect(render(source, { state: 'TX' })).toContain('early-termination rights (family violence, military); emergency')
  expect(render(source, { state: 'AL' })).toContain('(housing built before 1978), name and address')
})

it('counts an answered number in its unit', () => {
  const source = '{{quantity "notice_days" "day" "days"}}, {{quantity "notice_days" "day" "days" as="words"}}'
  expect(render(source, { notice_days: '1' })).toBe('1 day, one (1) day')
  expect(render(source, { notice_days: '30' })).toBe('30 days, thirty (30) days')
  expect(render(source)).toBe('__________ days, __________ days')
})

it('prints a fact that is a length of time with its unit', () => {
  const source = `{{fact "${apart}" as="span"}}; {{fact "${apart}" as="span-words"}}`
  expect(render(source)).toBe('6 months; six (6) months')
  expect(() => render('{{fact "wills.witnesses" as="span"}}')).toThrow('no length of time')
})

it('has no span where the law asks for none: a mistake on paper, a line in the blank form', () => {
  const source = `{{fact "${apart}" as="span"}}`
  expect(() => render(source, { state: 'NY' })).toThrow('if-fact')
  expect(render(source, { state: 'NY' }, 'blank-form')).toMatch(/^_+$/)
  expect(render(source, { state: undefined }, 'preview')).toMatch(/^_+$/)
})

it('names the day a span after an answered one', () => {
  const day = { marriage_date: '2026-01-31' }
  expect(render(`{{date-after "marriage_date" fact="${apart}"}}`, day)).toBe('July 31, 2026')
  expect(render('{{date-after "marriage_date" months=1}}', day)).toBe('February 28, 2026')
  expect(render('{{date-after "marriage_date" days=30}}')).toMatch(/^_+$/)
  expect(render(`{{date-after "marriage_date" fact="${apart}"}}`, { ...day, state: undefined }, 'preview')).toMatch(
    /^_+$/
  )
  expect(() => render('{{date-after "marriage_date"}}', day)).toThrow('needs fact')
})

it.each([
  [
    'an',
    [
      'agreement',
      'hour',
      'LLC',
      'NDA',
      'S corporation',
      '8-day notice',
      '11 percent share',
      'umbrella',
      'unimproved lot',
      'X-ray',
      'heir',
      'Índigo LLC',
      '18,000-unit order',
      'MLS'
    ]
  ],
  [
    'a',
    [
      'Settlement Agreement',
      'uniform',
      'U.S. entity',
      'UCC filing',
      'one-page letter',
      'user',
      'European bank',
      'house',
      'C corporation',
      '$1,000 fee',
      '180-day wait',
      '“Grantor” trust',
      'W-9'
    ]
  ],
  ['a(n)', ['______']]
])('says %s where it is said', (article, words) => {
  expect(words.map((word) => `${articleFor(word)} ${word}`)).toEqual(words.map((word) => `${article} ${word}`))
})

it('sets the article before text, titles and facts', () => {
  expect(render('{{an "Independent Executor" as="capital"}} signs {{an (document-title "last-will")}}')).toBe(
    'An Independent Executor signs a Last Will and Testament'
  )
  expect(render('{{an (answer "full_name")}}', { full_name: 'Ada <b>' })).toBe('an Ada &lt;b&gt;')
})

it('swears only what its condition bears out', () => {
  const bare = '{{#sworn "adult"}}is of age{{/sworn}}'
  const withElse = '{{#sworn "adult"}}is of age{{else}}is not{{/sworn}}'
  expect(render(bare, { who: 'She/her' })).toBe('is of age')
  expect(render(withElse, { who: 'He/him' })).toBe('is not')
  expect(render('{{#sworn "adult"}}is of age{{else}}{{/sworn}}', { who: 'He/him' })).toBe('')
  for (const kind of ['final', 'preview'] as const) {
    expect(() => render(bare, { who: 'He/him' }, kind)).toThrow(/CA.*condition adult.*refuse_when/)
  }
})

it('shows in the blank form what will be sworn, and swears nothing in a preview of unfinished answers', () => {
  const source = '{{#sworn "adult"}}is of age{{/sworn}}{{#plea}}!{{/plea}}'
  expect(render(source, {}, 'blank-form')).toBe('is of age!')
  expect(render(source, {}, 'preview')).toBe('!')
  expect(() => render(source)).toThrow('would be false')
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
