import type { HelperOptions } from 'handlebars'
import { factOf } from '../../questionnaire/conditions.ts'
import { countedAnswer, type Entry, findQuestion, givenAnswer, type Scope } from '../scope.ts'
import { blankLine } from '../text/blank-line.ts'
import { numberWord, wordsAndDigits } from '../text/number-words.ts'
import { printAnswer } from '../text/print-answer.ts'
import { markedAnswer } from './answers.ts'
import { body, compare, escapeHtml, frameOf, type Helper, html, type Named } from './frame.ts'

const BLANK_ENTRIES = 2

/** The entries of a list; the blank form has a few empty ones, or `blank` many. `where`/`is`/`in` filters by a field. */
function entriesOf(scope: Scope, list: string, { where, blank, ...compared }: Named): Entry[] {
  const repeat = scope.service.questionnaire.questions.find(({ id }) => id === list)?.repeat
  if (repeat === undefined) throw new Error(`${list} is not a question with repeat`)
  if (scope.kind === 'blank-form') {
    const count = Math.min(repeat.max, Number(blank ?? Math.max(repeat.min, BLANK_ENTRIES)))
    return Array.from({ length: count }, (_, index) => ({ list, index, values: {} }))
  }
  const given = scope.answers[list]
  const entries = (Array.isArray(given) ? given : []).map((values, index) => ({ list, index, values }))
  if (where === undefined) return entries
  return entries.filter((entry) => compare(givenAnswer(scope, String(where), entry), compared) ?? true)
}

const eachEntry: Helper = function (list, given) {
  const options = given as HelperOptions
  const entries = entriesOf(frameOf(options).scope, String(list), options.hash)
  if (entries.length === 0) return options.inverse(this)
  return entries.map((entry, index) => body(options, this, { entry, number: index + 1 })).join('')
}

const ifEntries: Helper = function (list, given) {
  const options = given as HelperOptions
  const { length } = entriesOf(frameOf(options).scope, String(list), options.hash)
  return length > 0 ? options.fn(this) : options.inverse(this)
}

const listNames: Helper = (list, field, given) => {
  const options = given as HelperOptions
  const frame = frameOf(options)
  const { or, ...filter } = options.hash as Named
  const entries = entriesOf(frame.scope, String(list), filter)
  const names = entries.map((entry) => markedAnswer({ ...frame, entry }, String(field)))
  if (names.length === 0) return html(`<span class="blank" data-q="${String(list)}">${blankLine()}</span>`)
  return html(joinWords(names, or === true ? 'or' : 'and'))
}

/** Ada; Ada and Tomás; Ada, Tomás and Lía. */
export function joinWords(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

const count: Helper = (list, given) => {
  const options = given as HelperOptions
  const { scope } = frameOf(options)
  const { as: style, ...filter } = options.hash as Named
  if (scope.kind === 'blank-form') return html(`<span class="blank">${blankLine('short')}</span>`)
  const { length } = entriesOf(scope, String(list), filter)
  const text = style === 'words' ? wordsAndDigits(length) : style === 'word' ? numberWord(length) : String(length)
  return html(`<span data-q="${String(list)}">${text}</span>`)
}

/**
 * What a field of all entries adds up to, with the answers that `plus="a|b"` names; a line while one of them is missing.
 */
const total: Helper = (list, field, given) => {
  const options = given as HelperOptions
  const { scope } = frameOf(options)
  const { plus = '', ...filter } = options.hash as Named
  const entries = entriesOf(scope, String(list), filter)
  const fields = entries.map((entry) => givenAnswer(scope, String(field), entry))
  const others = String(plus).split('|').filter(Boolean)
  const parts = [...fields, ...others.map((id) => givenAnswer(scope, id, undefined))]
  if (entries.length === 0 || parts.includes(undefined)) return html(`<span class="blank">${blankLine('short')}</span>`)
  const { question } = findQuestion(scope, String(field), { list: String(list), index: 0, values: {} })
  // Cents add up as whole numbers: 0.1 and 0.2 as they travel do not make 0.3.
  const hundredths = parts.reduce((before, part) => before + Math.round(Number(part) * 100), 0)
  const sum = question.format === 'money' ? (hundredths / 100).toFixed(2) : String(hundredths / 100)
  return html(escapeHtml(printAnswer(question, sum, scope.service.facts, undefined)))
}

/** An answered number with its unit: "1 day", "one (1) day". */
const quantity: Helper = (id, one, many, given) => {
  const options = given as HelperOptions
  const frame = frameOf(options)
  const number = markedAnswer(frame, String(id), { style: options.hash['as'], blank: 'short' })
  const unit = givenAnswer(frame.scope, String(id), frame.entry) === '1' ? one : many
  return html(`${number} ${escapeHtml(String(unit))}`)
}

const plural: Helper = (list, one, many, given) => {
  const options = given as HelperOptions
  const { length } = entriesOf(frameOf(options).scope, String(list), options.hash)
  return length === 1 ? one : many
}

/** Repeats its body: a number, or as many as a fact says but never fewer than `least`. */
const times: Helper = function (...parameters) {
  const options = parameters.pop() as HelperOptions
  const { scope } = frameOf(options)
  const { fact, least = 0 } = options.hash as Named
  const wanted = fact === undefined ? Number(parameters[0]) : Number(factOf(scope, String(fact)))
  const numbers = Array.from({ length: Math.max(wanted, Number(least)) }, (_, index) => index + 1)
  return numbers.map((number) => body(options, this, { number })).join('')
}

const pronounForms = {
  'He/him': { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' },
  'She/her': { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' },
  'They/them': { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themself: 'themself' }
} as const

const pronoun: Helper = (id, form, given) => {
  const options = given as HelperOptions
  const { scope, entry } = frameOf(options)
  const choice = givenAnswer(scope, String(id), entry) ?? 'They/them'
  const forms = pronounForms[choice as keyof typeof pronounForms] ?? pronounForms['They/them']
  const word = forms[String(form) as keyof typeof forms]
  if (word === undefined) throw new Error(`pronoun forms are they, them, their, theirs, themself`)
  return options.hash['as'] === 'capital' ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

const verb: Helper = (id, singular, many, given) => {
  const { scope, entry } = frameOf(given as HelperOptions)
  const choice = countedAnswer(scope, String(id), entry)
  return scope.kind !== 'blank-form' && (choice === 'He/him' || choice === 'She/her') ? singular : many
}

export const listHelpers: Readonly<Record<string, Helper>> = {
  'each-entry': eachEntry,
  'if-entries': ifEntries,
  list: listNames,
  count,
  total,
  quantity,
  plural,
  times,
  pronoun,
  verb,
  'entry-number': (given) => String(frameOf(given as HelperOptions).number ?? '')
}
