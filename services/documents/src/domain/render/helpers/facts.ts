import type { HelperOptions } from 'handlebars'
import { factOf, isUnsure } from '../../questionnaire/conditions.ts'
import { blankLine } from '../blank-line.ts'
import { numberWord, wordsAndDigits } from '../number-words.ts'
import { dollars, longMonth } from '../print-answer.ts'
import type { Scope } from '../scope.ts'
import { branch, compare, frameOf, type Helper, html, type Named } from './frame.ts'

const fact: Helper = (path, given) => {
  const options = given as HelperOptions
  const { scope } = frameOf(options)
  return printFact(scope, String(path), options.hash) ?? html(`<span class="blank">${blankLine()}</span>`)
}

/** The fact as text, or undefined in a form without a state where wording or fee differs from state to state. */
function printFact(scope: Scope, path: string, { as: style }: Named): string | undefined {
  const value = factOf(scope, path)
  const isCount = typeof value === 'number' && style !== 'money'
  if (scope.state === undefined && !isCount && differs(scope, path)) return undefined
  if (value === null) throw new Error(`the fact ${path} is empty for ${scope.state}; guard it with {{#if-fact}}`)
  if (typeof value === 'boolean') throw new Error(`the fact ${path} is yes or no; use {{#if-fact}}`)
  if (typeof value === 'number') return printNumber(value, style)
  const text = typeof value === 'string' ? value : value.join(', ')
  return style === 'lower' ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function printNumber(value: number, style: unknown): string {
  if (style === 'money') return dollars(value)
  if (style === 'words') return wordsAndDigits(value)
  return style === 'word' ? numberWord(value) : String(value)
}

/**
 * What the research says of one state says nothing of another. Our own words have a default that serves the general
 * form, unless every state has words of its own.
 */
function differs({ service }: Scope, path: string): boolean {
  const wordings = new Set(service.states.map((state) => JSON.stringify(service.facts.get(state, path)))).size
  const isOwn = path.startsWith('terms.') || path.startsWith('own.')
  return isOwn ? wordings > 1 && wordings === service.states.length : wordings > 1
}

const ifFact: Helper = function (path, given) {
  const options = given as HelperOptions
  const value = factOf(frameOf(options).scope, String(path))
  return branch(compare(value, options.hash) ?? Boolean(value), options, this)
}

const ifUnsure: Helper = function (path, given) {
  const options = given as HelperOptions
  return branch(isUnsure(frameOf(options).scope, String(path)), options, this)
}

/** "(as of November 2026; confirm with the Probate Court)" */
function confirmNote(scope: Scope, named: Named): string {
  const path = named['office'] ?? scope.service.filing.office
  const office = typeof path === 'string' ? printFact(scope, path, {}) : undefined
  const whom =
    typeof named['with'] === 'string'
      ? named['with']
      : `the ${office?.replace(/\s*\([^)]*\)/g, '') ?? 'court or office'}`
  return `(as of ${longMonth(scope.service.facts.asOf)}; confirm with ${whom.replace(/^the the /i, 'the ')})`
}

const asOf: Helper = (given) => {
  const options = given as HelperOptions
  return confirmNote(frameOf(options).scope, options.hash)
}

const confirm: Helper = (path, given) => {
  const options = given as HelperOptions
  const { scope } = frameOf(options)
  return isUnsure(scope, String(path)) ? confirmNote(scope, options.hash) : ''
}

export const factHelpers: Readonly<Record<string, Helper>> = {
  fact,
  'if-fact': ifFact,
  'if-unsure': ifUnsure,
  'as-of': asOf,
  confirm
}
