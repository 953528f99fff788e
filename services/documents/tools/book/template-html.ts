import Handlebars from 'handlebars'
import type { ServiceContent } from '../../src/content/library.ts'
import { escapeHtml } from '../../src/domain/render/helpers/frame.ts'
import { inWords, labelOf, statesInWords } from './words.ts'

type Parameters = ReadonlyMap<string, string>
type Call = Pick<hbs.AST.MustacheStatement, 'path' | 'params' | 'hash'>

/**
 * A template as a reviewer reads it: every branch at once, each with the condition that prints it; answers and facts as
 * placeholders, ‹executor name›. Made from the template's syntax tree, so nothing is left out that nobody's answers reach.
 */
export function templateHtml(service: ServiceContent, source: string, parameters: Parameters = new Map()): string {
  const print = (program: hbs.AST.Program | undefined): string =>
    (program?.body ?? []).map((statement) => statementHtml(statement)).join('')

  return print(Handlebars.parse(source))

  function statementHtml(statement: hbs.AST.Statement): string {
    switch (statement.type) {
      case 'ContentStatement':
        return (statement as hbs.AST.ContentStatement).value
      case 'MustacheStatement':
        return callHtml(statement as hbs.AST.MustacheStatement)
      case 'BlockStatement':
        return blockHtml(statement as hbs.AST.BlockStatement)
      case 'PartialStatement':
        return partialHtml(statement as hbs.AST.PartialStatement)
      default:
        return ''
    }
  }

  function valueHtml(expression: hbs.AST.Expression | undefined): string {
    if (expression?.type === 'SubExpression') return callHtml(expression as hbs.AST.SubExpression)
    return escapeHtml(textOf(expression))
  }

  function callHtml({ path, params, hash }: Call): string {
    const name = nameOf(path)
    const named = namedValues(hash)
    const first = textOf(params[0])
    if (name === 'param')
      return parameters.get(first) ?? (named['or'] === undefined ? placeholder(first) : escapeHtml(named['or']))
    if (name === 'words' || name === 'an') return `${name === 'an' ? 'a(n) ' : ''}${valueHtml(params[0])}`
    return placeholder(placeholderText({ name, first, params, named }))
  }

  function placeholderText({ name, first, params, named }: Placeholder): string {
    const second = textOf(params[1])
    const where =
      named['where'] === undefined ? '' : ` where ${labelOf(named['where'])} is ${named['is'] ?? named['in'] ?? ''}`
    switch (name) {
      case 'answer':
      case 'county-name':
        return labelOf(first)
      case 'fact':
        return `${first}`
      case 'list':
        return `${labelOf(second)} of each of ${labelOf(first)}${where}`
      case 'count':
        return `number of ${labelOf(first)}${where}`
      case 'plural':
        return `${second}/${textOf(params[2])}`
      case 'quantity':
        return `${labelOf(first)} ${second}/${textOf(params[2])}`
      case 'pronoun':
        return `${second} (${labelOf(first)})`
      case 'verb':
        return `${second}/${textOf(params[2])}`
      case 'date-after':
        return `day after ${labelOf(first)}: ${named['fact'] ?? `${named['months'] ?? ''}${named['days'] ?? ''}`}`
      case 'document-title':
        return first === '' ? 'title of this document' : `title of ${first}`
      case 'as-of':
        return 'as of …; confirm'
      case 'confirm':
        return `where ${first} is unsure: confirm`
      case 'blank':
        return '________'
      default:
        return labelOf(name.replaceAll('-', ' '))
    }
  }

  function blockHtml({ path, params, hash, program, inverse }: hbs.AST.BlockStatement): string {
    const name = nameOf(path)
    const first = textOf(params[0])
    const named = namedValues(hash)
    if (name === 'article') return `<section><h4>${valueHtml(params[0])}</h4>${print(program)}</section>`
    if (name === 'clause') return `<p><b>${valueHtml(params[0])}.</b> ${print(program)}</p>`
    if (name === 'numbered') return `<p><span class="number">¶</span> ${print(program)}</p>`
    if (name === 'keep' || name === 'plea') return print(program)
    if (name === 'if-param') return print(parameters.has(first) ? program : inverse)
    const words = blockWords({ name, first, named })
    const html = print(program)
    const unless = `unless ${words.replace(/^when /, '')}`
    const otherwise = html.trim() === '' ? unless : (elseWords[name] ?? 'otherwise')
    return conditional(words, html, name) + conditional(otherwise, print(inverse), 'else')
  }

  function blockWords({ name, first, named }: Pick<Placeholder, 'name' | 'first' | 'named'>): string {
    const compared = comparedTo(named)
    const where = named['where'] === undefined ? '' : ` of which ${labelOf(named['where'])} ${compared}`
    switch (name) {
      case 'when':
        return `when ${inWords(service, { condition: first })}`
      case 'sworn':
        return `sworn, and true only when ${inWords(service, { condition: first })}`
      case 'if-answer':
        return `when ${labelOf(first)} ${compared === '' ? 'is answered' : compared}`
      case 'if-fact':
        return `${statesInWords(service, (state) => factMatches(service.facts.get(state, first), named))} (${first}${compared === '' ? '' : ` ${compared}`})`
      case 'if-unsure':
        return `${statesInWords(service, (state) => service.facts.isUnsure(state, first))}, where ${first} is unsure`
      case 'if-document':
        return `when ${first} is in the set`
      case 'if-entries':
        return `when there are ${labelOf(first)}${where}`
      case 'each-entry':
        return `for each of ${labelOf(first)}${where}`
      case 'times':
        return `${first === '' ? `as often as ${named['fact'] ?? ''} says` : `${first} times`}${named['least'] ? `, at least ${named['least']} times` : ''}`
      default:
        return name
    }
  }

  function partialHtml({ name, hash }: hbs.AST.PartialStatement): string {
    const called = nameOf(name)
    const text = { ...service.shared.partials, ...service.partials }[called]
    if (text === undefined) return ''
    const own = (hash?.pairs ?? []).map(({ key, value }) => [key, valueHtml(value)] as const)
    const given = new Map([...parameters, ...own])
    const variants = Object.keys(service.shared.variants).filter(
      (state) => service.shared.variants[state]?.[called] !== undefined
    )
    const note =
      variants.length === 0
        ? ''
        : `<p class="note">${variants.join(' ')} have words of their own; see “Blocks by state”.</p>`
    const inner = templateHtml(service, text, given)
    return isBlock(inner) ? `<div class="block"><p class="note">${escapeHtml(called)}</p>${note}${inner}</div>` : inner
  }
}

interface Placeholder {
  readonly name: string
  readonly first: string
  readonly params: readonly hbs.AST.Expression[]
  readonly named: Readonly<Record<string, string>>
}

const elseWords: Readonly<Record<string, string>> = {
  'each-entry': 'when there is none',
  'if-entries': 'when there is none',
  'if-fact': 'in the other states'
}

const placeholder = (text: string): string => `<span class="placeholder">‹${escapeHtml(text)}›</span>`

/** A part of a text beside the words that say when it is printed: around paragraphs, before rows, or within a sentence. */
function conditional(words: string, html: string, kind: string): string {
  if (html.trim() === '') return ''
  const [, tag = ''] = /^\s*<(\w+)/.exec(html) ?? []
  const label = escapeHtml(words)
  const type = kind === 'sworn' ? 'if sworn' : 'if'
  if (tag === 'tr') return `<tr class="${type}"><td colspan="9" class="when">${label}</td></tr>${html}`
  if (tag === 'li') return `<li class="when">${label}</li>${html}`
  if (isBlock(html)) return `<div class="${type}"><p class="when">${label}</p><div>${html}</div></div>`
  return `<span class="${type}"><span class="when">${label}:</span> ${html}</span>`
}

const isBlock = (html: string): boolean => /<(?:p|h[1-6]|ul|ol|li|table|tr|div|section|tbody|thead)\b/.test(html)

const nameOf = (path: unknown): string => (path as hbs.AST.PathExpression).original

function textOf(expression: hbs.AST.Expression | undefined): string {
  if (expression?.type === 'StringLiteral' || expression?.type === 'NumberLiteral') {
    return String((expression as hbs.AST.StringLiteral).value)
  }
  return expression?.type === 'SubExpression' ? nameOf((expression as hbs.AST.SubExpression).path) : ''
}

function namedValues(hash: hbs.AST.Hash | undefined): Record<string, string> {
  return Object.fromEntries((hash?.pairs ?? []).map(({ key, value }) => [key, textOf(value)]))
}

function comparedTo({ is, in: any }: Readonly<Record<string, string>>): string {
  if (is !== undefined) return `is “${is}”`
  return any === undefined
    ? ''
    : `is one of ${any
        .split('|')
        .map((value) => `“${value}”`)
        .join(', ')}`
}

function factMatches(value: unknown, { is, in: any }: Readonly<Record<string, string>>): boolean {
  if (is !== undefined) return String(value) === is
  return any === undefined ? Boolean(value) : any.split('|').includes(String(value))
}
