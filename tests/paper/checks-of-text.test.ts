import { expect, it } from 'vitest'
import {
  articlesFitTheWord,
  itemsHaveText,
  noMachineWords,
  numbersFitTheirUnits,
  optionsSpeakOfNobody,
  pointsStandOnce,
  signsHaveAFace
} from './checks-of-text.ts'
import { readHtml } from './read-html.ts'

const paper = (main: string) => readHtml(`<html><head></head><body class="print"><main>${main}</main></body></html>`)
const faults = (check: (of: ReturnType<typeof readHtml>) => string[], ...texts: string[]) =>
  texts.filter((text) => check(paper(`<p>${text}</p>`)).length > 0)

it('hears which article a word takes', () => {
  const wrong = [
    'signed a Agreement',
    'A employer signs',
    'an petition',
    'an unit',
    'a hour',
    'a LLC',
    'an USPTO.gov account'
  ]
  const right = [
    ...[
      'an Agreement',
      'a petition',
      'a unit',
      'an hour',
      'an LLC',
      'a USPTO.gov account',
      'a one-time fee',
      'an S corporation'
    ],
    ...[
      'an underwritten offering',
      'a NAICS code',
      'an 8-page form',
      'Series A investors',
      'Exhibit A is kept',
      '(a) each of us'
    ],
    ...['Joaquín Peña and others', 'José García and others', '§ 14-3-1.A and', 'the answer “A” and']
  ]
  expect(faults(articlesFitTheWord, ...wrong, ...right)).toEqual(wrong)
})

it('counts one day and two days', () => {
  const wrong = ['For one (1) days', 'within 1 days', 'two (2) witness sign', 'thirty (30) day after', 'one (1) copies']
  const right = ['one (1) day', '21 days', 'one or more days', 'a two (2) year term', 'thirty (30) days', '2.1 days']
  expect(faults(numbersFitTheirUnits, ...wrong, ...right)).toEqual(wrong)
})

it('finds words of the machine', () => {
  const wrong = [
    'on 2026-11-21',
    'is undefined',
    '$NaN.',
    '{{answer}}',
    '__unknown__',
    'the full_name of',
    'to ( ) and',
    'null'
  ]
  const right = [
    'null and void',
    '________',
    'a_b@example.com',
    'example.com/a_b_c',
    '(a)',
    '[ ] by mail',
    'Nan Goldin'
  ]
  expect(faults(noMachineWords, ...wrong, ...right)).toEqual(wrong)
})

it('finds full stops and commas that stand twice', () => {
  const wrong = ['for twenty years..', 'Acme, Inc.. signs', 'Ada ,and Bo , too', 'Ada,, Bo', 'Is it?.', 'paid,.']
  const right = [
    'and so on ...',
    'Acme, Inc. signs',
    'Acme, Inc., signs',
    'Yes. No.',
    'J. R., Jr., and Bo',
    '§ 5.1; § 6'
  ]
  expect(faults(pointsStandOnce, ...wrong, ...right)).toEqual(wrong)
})

it('finds signs that would be drawn in a face of the machine', () => {
  const wrong = ['⅝ inch', '李小龍', '☐ by mail']
  const right = ['Oluwaseun Adébáyọ̀', 'Νίκος', 'Қазақова', '§ 6 · “x” ½ × 3 – 5%']
  expect(faults(signsHaveAFace, ...wrong, ...right)).toEqual(wrong)
})

it('finds list items that say nothing', () => {
  expect(
    itemsHaveText(paper('<ol><li>One</li><li><b> </b></li><li><span class="blank">____</span></li></ol>'))
  ).toEqual(['list item 2 says ""'])
})

it("finds an option that was printed in the customer's own voice", () => {
  const check = optionsSpeakOfNobody(new Map([['filing_fee', ['I do', 'My spouse does', 'Nobody']]]))
  const printed = (text: string) => check(paper(`<p>Filing fee: <span data-q="filing_fee">${text}</span></p>`))
  expect(printed('I do')).toEqual(['filing_fee: I do'])
  expect(printed('my spouse does')).toEqual(['filing_fee: my spouse does'])
  expect([printed('the Petitioner'), printed('Nobody')]).toEqual([[], []])
})
