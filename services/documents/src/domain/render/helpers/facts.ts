import type { HelperOptions } from 'handlebars'
import { factOf, isUnsure } from '../../questionnaire/conditions.ts'
import { givenAnswer, type Scope } from '../scope.ts'
import { blankLine } from '../text/blank-line.ts'
import { numberWord, wordsAndDigits } from '../text/number-words.ts'
import { dollars, longMonth, styled } from '../text/print-answer.ts'
import { branch, compare, frameOf, type Helper, html, type Named } from './frame.ts'
import { isSpanStyle, printSpan, spanFact } from './spans.ts'

/** The scope of a fact: the state of the papers, or with `of="investor_state"` the one which that question is answered. */
function scopeOf(options: HelperOptions): Scope {
  const { scope, entry } = frameOf(options)
  const { of: question } = options.hash as Named
  return question === undefined ? scope : { ...scope, state: givenAnswer(scope, String(question), entry) }
}

const fact: Helper = (path, given) => {
  const options = given as HelperOptions
  const scope = scopeOf(options)
  return printFact(scope, String(path), options.hash) ?? html(`<span class="blank">${blankLine()}</span>`)
}

/** The fact as text, or undefined in a form without a state where what is printed differs from state to state. */
function printFact(scope: Scope, path: string, named: Named): string | undefined {
  const value = factOf(scope, path)
  const { as: style } = named
  const isCount = typeof value === 'number' && style !== 'money' && !isSpanStyle(style)
  if (scope.state === undefined && !isCount && differs(scope, path, typeof value === 'number')) return undefined
  if (value === null) throw new Error(`the fact ${path} is empty for ${scope.state}; guard it with {{#if-fact}}`)
  if (typeof value === 'boolean') throw new Error(`the fact ${path} is yes or no; use {{#if-fact}}`)
  if (isSpanStyle(style)) return spanOf(scope, path, named)
  if (typeof value === 'number') return printNumber(value, style)
  return styled(typeof value === 'string' ? value : inOneLine(value), style)
}

/** An entry with a comma of its own is told apart from its neighbors by semicolons. */
const inOneLine = (entries: readonly string[]): string =>
  entries.join(entries.some((entry) => entry.includes(',')) ? '; ' : ', ')

/** Nothing is asked where the span is 0: the blank form, which shows what others swear, has a line there. */
function spanOf(scope: Scope, path: string, { as: style }: Named): string | undefined {
  const span = spanFact(scope, path)
  if (span.value > 0) return printSpan(span, style)
  if (scope.kind === 'blank-form') return undefined
  throw new Error(`the fact ${path} is ${span.value} for ${scope.state}; guard it with {{#if-fact}}`)
}

function printNumber(value: number, style: unknown): string {
  if (style === 'money') return dollars(value)
  if (style === 'words') return wordsAndDigits(value)
  return style === 'word' ? numberWord(value) : String(value)
}

/**
 * What the law of one state says, and any figure, says nothing of another. Our own words have a default that serves the
 * general form, unless every state has words of its own.
 */
function differs({ service }: Scope, path: string, isFigure: boolean): boolean {
  const wordings = new Set(service.states.map((state) => JSON.stringify(service.facts.get(state, path)))).size
  const isOwnWording = !isFigure && (path.startsWith('terms.') || path.startsWith('own.'))
  return isOwnWording ? wordings > 1 && wordings === service.states.length : wordings > 1
}

const ifFact: Helper = function (path, given) {
  const options = given as HelperOptions
  const value = factOf(scopeOf(options), String(path))
  return branch(compare(value, options.hash) ?? Boolean(value), options, this)
}

const ifUnsure: Helper = function (path, given) {
  const options = given as HelperOptions
  return branch(isUnsure(scopeOf(options), String(path)), options, this)
}

/** "(as of November 2026; confirm with the Probate Court)" */
function confirmNote(scope: Scope, named: Named): string {
  const path = named['office'] ?? scope.service.filing.office
  const office = typeof path === 'string' ? printFact(scope, path, {}) : undefined
  const whom = typeof named['with'] === 'string' ? named['with'] : `the ${office ?? 'court or office'}`
  return `(as of ${longMonth(scope.service.facts.asOf)}; confirm with ${whom.replace(/^the the /i, 'the ')})`
}

const asOf: Helper = (given) => {
  const options = given as HelperOptions
  return confirmNote(scopeOf(options), options.hash)
}

const confirm: Helper = (path, given) => {
  const options = given as HelperOptions
  const scope = scopeOf(options)
  return isUnsure(scope, String(path)) ? confirmNote(scope, options.hash) : ''
}

export const factHelpers: Readonly<Record<string, Helper>> = {
  fact,
  'if-fact': ifFact,
  'if-unsure': ifUnsure,
  'as-of': asOf,
  confirm
}
