import { expect, it } from 'vitest'
import { isSwornTo, oathComplaints } from './oath-audit.ts'

const complaints = (source: string, partials: Record<string, string> = {}) => oathComplaints({ source, partials })
const swears = (source: string) => isSwornTo({ source, partials: {} })

it.each([
  ['a numbered paragraph', '{{#numbered}}No charge is pending.{{/numbered}}'],
  ['a paragraph', '<p class="lead">No charge is pending.</p>'],
  ['a list item', '<ol><li>No charge is pending.</li></ol>'],
  ['words that a fact decides', '<p>{{#if-fact "a.b"}}No charge{{else}}No debt{{/if-fact}} is pending.</p>'],
  ['a state as its only answer', '<p>No charge is pending in {{the-state}}.</p>']
])('complains of %s that rests on no answer, with its line', (_, source) => {
  const [complaint = ''] = complaints(`<h1>T</h1>\n\n${source}`)
  expect(complaint).toMatch(/^line 3: “.*is pending.*” is sworn and rests on no answer; put an answer into it/)
})

it.each([
  ['an answer', '<p>I was born on {{answer "birth_date"}}.</p>'],
  ['an answer inside another helper', '<p>I am {{an (answer "trade")}}.</p>'],
  ['a branch around it', '{{#when "no_charge"}}<p>No charge is pending.</p>{{/when}}'],
  [
    'a branch in it',
    '{{#numbered}}{{#if-answer "fine" is="Yes"}}A fine is due.{{else}}No fine is due.{{/if-answer}}{{/numbered}}'
  ],
  ['a condition', '{{#sworn "no_charge"}}<p>No charge is pending.</p>{{/sworn}}'],
  ['nothing, since it states nothing', '{{#plea}}<p>The Petitioner asks for relief.</p>{{/plea}}'],
  ['nothing, since it is a signature line', '<div class="sign"><p>Signature of witness</p></div>'],
  ['nothing, since it has no words', '<p>{{blank}}</p>']
])('takes a statement that rests on %s', (_, source) => {
  expect(complaints(source)).toEqual([])
})

it.each([
  'for at least one year',
  'The waiting time has ended',
  'The residence is met',
  'have lived immediately before',
  'lived here continuously',
  'apart without interruption',
  'more than {{fact "a.b"}} months before the filing'
])('wants a condition under “%s”, even with an answer beside it', (words) => {
  const [complaint = '', ...more] = complaints(`\n<p>{{answer "a"}}: ${words}.</p>`)
  expect(complaint).toMatch(
    /^line 2: “.+” is sworn about time or a met requirement; put it into \{\{#sworn "condition"\}\}/
  )
  expect(more).toEqual([])
  expect(complaints(`{{#sworn "c"}}<p>${words}.</p>{{/sworn}}`)).toEqual([])
  expect(complaints(`{{#plea}}<p>${words}.</p>{{/plea}}`)).toEqual([])
  expect(complaints(`{{#sworn "c"}}<p>{{answer "a"}}</p>{{else}}<p>${words}.</p>{{/sworn}}`)).toHaveLength(1)
})

it('reads the service’s own partials where they stand', () => {
  const [complaint = ''] = complaints('{{> ground}}', { ground: '<p>It is broken.</p>' })
  expect(complaint).toMatch(/^partials\/ground.hbs, line 1: “It is broken.”/)
})

it('knows a sworn paper by its certificate, its verification and its words', () => {
  expect(swears('{{> blocks/jurat signer=(answer "a")}}')).toBe(true)
  expect(swears('{{> blocks/verification signer="a"}}')).toBe(true)
  expect(swears('<p>I declare under penalty\nof perjury.</p>')).toBe(true)
  expect(swears('{{> signature-block lead="Under the penalties of perjury, I declare"}}')).toBe(true)
  expect(swears('{{> blocks/acknowledgment signer="a"}}')).toBe(false)
})
