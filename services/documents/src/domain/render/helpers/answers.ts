import { countyInFull } from '@formwright/interview/formats/place/county'
import type { HelperOptions } from 'handlebars'
import { factOf, holds, namedCondition } from '../../questionnaire/conditions.ts'
import { countedAnswer, findQuestion, givenAnswer, inScope } from '../scope.ts'
import { blankLine } from '../text/blank-line.ts'
import { wordsAndDigits } from '../text/number-words.ts'
import { printAnswer, printable, styled } from '../text/print-answer.ts'
import { branch, compare, escapeHtml, type Frame, frameOf, type Helper, html } from './frame.ts'

/** The one place where an answer becomes text: formatted, escaped, and marked with its question. */
export function markedAnswer(
  { scope, entry, print }: Frame,
  id: string,
  { style, blank, text }: { style?: unknown; blank?: unknown; text?: (value: string) => string } = {}
): string {
  const { question, inEntry } = findQuestion(scope, id, entry)
  const mark = inEntry ? `data-q="${entry?.list}" data-entry="${entry?.index}" data-field="${id}"` : `data-q="${id}"`
  const value = givenAnswer(scope, id, entry)
  if (value === undefined) return `<span class="blank" ${mark}>${blankLine(blank)}</span>`
  const prints = question.prints?.[value]
  if (prints !== undefined) return `<span ${mark}>${styled(print(prints), style)}</span>`
  const printed = (text ?? ((given) => printAnswer(question, given, scope.service.facts, style)))(value)
  const lines = question.type === 'textarea' ? ' class="lines"' : ''
  return `<span${lines} ${mark}>${escapeHtml(printable(printed))}</span>`
}

const answer: Helper = (id, given) => {
  const options = given as HelperOptions
  return html(markedAnswer(frameOf(options), String(id), { style: options.hash['as'], blank: options.hash['blank'] }))
}

const ifAnswer: Helper = function (id, given) {
  const options = given as HelperOptions
  const { scope, entry } = frameOf(options)
  const value = countedAnswer(scope, String(id), entry)
  const isGiven = value !== undefined || scope.kind === 'blank-form'
  return branch(compare(value, options.hash) ?? isGiven, options, this)
}

const when: Helper = function (name, given) {
  const options = given as HelperOptions
  const { scope, entry } = frameOf(options)
  return branch(holds(namedCondition(scope.service, String(name)), inScope(scope, entry)), options, this)
}

/** "Travis" and "Travis County" both print as Travis County; Louisiana's are parishes, and a city keeps its name. */
const countyName: Helper = (id, given) => {
  const frame = frameOf(given as HelperOptions)
  const { scope, entry } = frame
  if (factOf(scope, 'terms.has_counties') === false) return 'the District of Columbia'
  const word = String(factOf(scope, 'terms.county'))
  if (givenAnswer(scope, String(id), entry) === undefined) {
    return html(`${markedAnswer(frame, String(id))} ${escapeHtml(word)}`)
  }
  return html(markedAnswer(frame, String(id), { text: (value) => countyInFull(value, word) }))
}

const stateName: Helper = (given) => html(markedAnswer(frameOf(given as HelperOptions), 'state'))

/** As a sentence says it: "the law of Texas", "the law of the District of Columbia". */
const theState: Helper = (given) => {
  const frame = frameOf(given as HelperOptions)
  const article = String(factOf(frame.scope, 'terms.state_article'))
  return html(`${article === '' ? '' : `${escapeHtml(article)} `}${markedAnswer(frame, 'state')}`)
}

const stateStyle: Helper = (given) => {
  const frame = frameOf(given as HelperOptions)
  const style = String(factOf(frame.scope, 'terms.state_style'))
  return html(`${style === '' ? '' : `${escapeHtml(style)} `}${markedAnswer(frame, 'state')}`)
}

export const answerHelpers: Readonly<Record<string, Helper>> = {
  answer,
  'if-answer': ifAnswer,
  when,
  'county-name': countyName,
  'state-name': stateName,
  'the-state': theState,
  'state-style': stateStyle,
  blank: (length) => html(`<span class="blank">${blankLine(typeof length === 'string' ? length : 'medium')}</span>`),
  words: (value) => wordsAndDigits(Number(value))
}
