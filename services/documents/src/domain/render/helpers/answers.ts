import type { HelperOptions } from 'handlebars'
import { factOf, holds, namedCondition } from '../../questionnaire/conditions.ts'
import { blankLine } from '../blank-line.ts'
import { wordsAndDigits } from '../number-words.ts'
import { longDate, printAnswer, printable } from '../print-answer.ts'
import { type Entry, findQuestion, givenAnswer, inScope, type Scope } from '../scope.ts'
import { branch, compare, escapeHtml, frameOf, type Helper, html } from './frame.ts'

/** The one place where an answer becomes text: formatted, escaped, and marked with its question. */
export function markedAnswer(
  scope: Scope,
  id: string,
  entry: Entry | undefined,
  { style, blank, text }: { style?: unknown; blank?: unknown; text?: (value: string) => string } = {}
): string {
  const { question, inEntry } = findQuestion(scope, id, entry)
  const mark = inEntry ? `data-q="${entry?.list}" data-entry="${entry?.index}" data-field="${id}"` : `data-q="${id}"`
  const value = givenAnswer(scope, id, entry)
  if (value === undefined) return `<span class="blank" ${mark}>${blankLine(blank)}</span>`
  const printed = (text ?? ((given) => printAnswer(question, given, scope.service.facts, style)))(value)
  const lines = question.type === 'textarea' ? ' class="lines"' : ''
  return `<span${lines} ${mark}>${escapeHtml(printable(printed))}</span>`
}

const answer: Helper = (id, given) => {
  const options = given as HelperOptions
  const { scope, entry } = frameOf(options)
  return html(markedAnswer(scope, String(id), entry, { style: options.hash['as'], blank: options.hash['blank'] }))
}

const ifAnswer: Helper = function (id, given) {
  const options = given as HelperOptions
  const { scope, entry } = frameOf(options)
  const value = inScope(scope, entry).answerOf(String(id))
  const isGiven = value !== undefined || scope.kind === 'template'
  return branch(compare(value, options.hash) ?? isGiven, options, this)
}

const when: Helper = function (name, given) {
  const options = given as HelperOptions
  const { scope, entry } = frameOf(options)
  return branch(holds(namedCondition(scope.service, String(name)), inScope(scope, entry)), options, this)
}

/** "Travis" and "Travis County" both print as Travis County; Louisiana's are parishes, and a city keeps its name. */
const countyName: Helper = (id, given) => {
  const { scope, entry } = frameOf(given as HelperOptions)
  if (factOf(scope, 'terms.has_counties') === false) return 'the District of Columbia'
  const word = String(factOf(scope, 'terms.county'))
  if (givenAnswer(scope, String(id), entry) === undefined) {
    return html(`${markedAnswer(scope, String(id), entry)} ${escapeHtml(word)}`)
  }
  const text = (value: string) => (/\bcity\b/i.test(value) ? value : `${value.replace(countyWords, '')} ${word}`)
  return html(markedAnswer(scope, String(id), entry, { text }))
}
const countyWords = /\s+(county|parish|borough)$/i

const stateName: Helper = (given) => html(markedAnswer(frameOf(given as HelperOptions).scope, 'state', undefined))

/** As a sentence says it: "the law of Texas", "the law of the District of Columbia". */
const theState: Helper = (given) => {
  const { scope } = frameOf(given as HelperOptions)
  const article = String(factOf(scope, 'terms.state_article'))
  return html(`${article === '' ? '' : `${escapeHtml(article)} `}${markedAnswer(scope, 'state', undefined)}`)
}

const stateStyle: Helper = (given) => {
  const { scope } = frameOf(given as HelperOptions)
  const style = String(factOf(scope, 'terms.state_style'))
  return html(`${style === '' ? '' : `${escapeHtml(style)} `}${markedAnswer(scope, 'state', undefined)}`)
}

export const answerHelpers: Readonly<Record<string, Helper>> = {
  answer,
  'if-answer': ifAnswer,
  when,
  'county-name': countyName,
  'state-name': stateName,
  'the-state': theState,
  'state-style': stateStyle,
  'issued-date': (given) =>
    longDate(
      frameOf(given as HelperOptions)
        .scope.issuedOn.toISOString()
        .slice(0, 10)
    ),
  blank: (length) => html(`<span class="blank">${blankLine(typeof length === 'string' ? length : 'medium')}</span>`),
  words: (value) => wordsAndDigits(Number(value))
}
