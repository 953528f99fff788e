import { expect, it } from 'vitest'
import { loadFixtures, loadService } from '../../content/library.ts'
import { checkAnswers } from './check-answers.ts'

const service = loadService('simple-will')
const family = loadFixtures('simple-will')['california-family']?.answers ?? {}
const draft = (answers: unknown) => checkAnswers(service, answers, { complete: false, today: '2026-11-21' })
const finished = (answers: unknown) => checkAnswers(service, answers, { complete: true, today: '2026-11-21' })
const fieldsOf = ({ errors }: ReturnType<typeof finished>) => errors.map(({ field }) => field)

it('keeps a complete and valid set as it is', () => {
  expect(finished(family)).toEqual({ answers: family, dropped: [], errors: [], refusals: [] })
})

it('gives the same JSON whatever the order in which the answers came', () => {
  const reversed = Object.fromEntries(Object.entries(family).reverse())
  expect(JSON.stringify(finished(reversed).answers)).toBe(JSON.stringify(finished(family).answers))
})

it('drops answers to hidden questions, also those that become hidden by being dropped, and names them', () => {
  const { answers, dropped } = draft({ ...family, has_children: 'No' })
  expect(dropped).toEqual(expect.arrayContaining(['children', 'guardian_name', 'guardian_place', 'rest_family']))
  expect(answers).not.toHaveProperty('guardian_name')
})

it('drops a field of an entry that its own entry hides', () => {
  const gifts = [
    {
      gift_kind: 'A sum of money',
      gift_item: 'my ring',
      gift_amount: '10.00',
      gift_to: 'Ada',
      gift_lapse: 'The gift stays in the estate'
    }
  ]
  const { answers, dropped } = finished({ ...family, gifts })
  expect(dropped).toEqual(['gifts[0].gift_item'])
  expect(answers['gifts']).toEqual([expect.not.objectContaining({ gift_item: 'my ring' })])
})

it('lets a draft be incomplete and wrong, and a finished set not', () => {
  const answers = { state: 'CA', marital_status: 'It is complicated', nonsense: 'x' }
  expect(draft(answers)).toMatchObject({ errors: [], dropped: ['nonsense'] })
  expect(fieldsOf(finished(answers))).toEqual(expect.arrayContaining(['full_name', 'marital_status', 'nonsense']))
})

it('names the field of the entry that is wrong', () => {
  const children = [{ child_name: 'Ada', child_birth_date: '2019-02-30' }, { child_birth_date: '2019-03-02' }]
  expect(fieldsOf(finished({ ...family, children }))).toEqual([
    'children[0].child_birth_date',
    'children[1].child_name'
  ])
})

it('takes no will of the parent of a child of eight without a guardian, by the day of birth alone', () => {
  const child = { child_name: 'Lía Kowalczyk', child_birth_date: '2018-05-09' }
  const grown = { child_name: 'Zofia Kowalczyk', child_birth_date: '2004-02-28' }
  const { guardian_name, guardian_place, alternate_guardian_name, ...unguarded } = family
  expect(fieldsOf(finished({ ...unguarded, children: [grown, child] }))).toEqual(['guardian_name', 'guardian_place'])
  expect(fieldsOf(finished({ ...unguarded, children: [grown] }))).toEqual([])
})

it('takes "I do not know" only where a blank line will do', () => {
  expect(fieldsOf(finished({ ...family, papers_place: '__unknown__' }))).toEqual([])
  expect(fieldsOf(finished({ ...family, full_name: '__unknown__' }))).toEqual(['full_name'])
})

it('refuses shares that do not add up, and forgives a rounding', () => {
  const answers = loadFixtures('simple-will')['pennsylvania-divorced']?.answers ?? {}
  const share = (person_share: string) => ({ person_name: 'Ada', person_relationship: 'friend', person_share })
  expect(fieldsOf(finished({ ...answers, people: [share('50'), share('40')] }))).toEqual(['people'])
  expect(fieldsOf(finished({ ...answers, people: ['33.33', '33.33', '33.33'].map(share) }))).toEqual([])
})

it('refuses a state the service does not cover', () => {
  expect(fieldsOf(finished({ ...family, state: 'PR' }))).toContain('state')
})

it.each([
  ['a list instead of answers', []],
  ['nothing', null],
  ['a number', { full_name: 7 }],
  ['an object as text', { full_name: { toString: 'x' } }],
  ['a list as text', { full_name: ['x'] }],
  ['text as a list', { children: 'Ada' }],
  ['a list in a list', { children: [['Ada']] }],
  ['a number in an entry', { children: [{ child_name: 7 }] }],
  ['too many entries', { children: Array.from({ length: 16 }, () => ({ child_name: 'Ada' })) }],
  ['a very long text', { full_name: 'x'.repeat(10_001) }],
  ['too many answers', Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`q${index}`, 'x']))],
  ['a prototype key', JSON.parse('{"__proto__": {"x": "y"}}')],
  ['a constructor key', { constructor: 'x' }],
  ['a prototype key in an entry', JSON.parse('{"children": [{"__proto__": "x"}]}')]
])('refuses %s even in a draft', (_, answers) => {
  expect(draft(answers).errors.length).toBeGreaterThan(0)
})

it('counts blank, null and white space as not answered', () => {
  expect(draft({ full_name: '  ', city: null, county: '', people: [] }).answers).toEqual({})
})
