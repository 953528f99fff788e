import type { HelperOptions } from 'handlebars'
import { documentTitle } from '../document-title.ts'
import { roman } from '../text/number-words.ts'
import { body, branch, escapeHtml, frameOf, type Helper, html } from './frame.ts'

const article: Helper = function (title, given) {
  const options = given as HelperOptions
  const { numbering } = frameOf(options).scope
  numbering.article += 1
  numbering.clause = 0
  const number = `<span class="number">Article ${roman(numbering.article)} ·</span>`
  return html(`<section class="article"><h2>${number} ${printed(title)}</h2>${body(options, this)}</section>`)
}

const clause: Helper = function (title, given) {
  const options = given as HelperOptions
  const { numbering } = frameOf(options).scope
  numbering.clause += 1
  const head = `${numbering.article || 1}.${numbering.clause} ${printed(title)}.`
  return html(`<p class="clause"><b>${head}</b> ${body(options, this)}</p>`)
}

const numbered: Helper = function (given) {
  const options = given as HelperOptions
  const { numbering } = frameOf(options).scope
  numbering.paragraph += 1
  return html(`<p class="numbered"><span class="number">${numbering.paragraph}.</span> ${body(options, this)}</p>`)
}

const keep: Helper = function (given) {
  return html(`<div class="keep">${body(given as HelperOptions, this)}</div>`)
}

const ifDocument: Helper = function (id, given) {
  const options = given as HelperOptions
  const { scope } = frameOf(options)
  if (!scope.service.documents.some((document) => document.id === id)) throw new Error(`there is no document ${id}`)
  return branch(
    scope.documents.some((document) => document.id === id),
    options,
    this
  )
}

const titleOfDocument: Helper = (...parameters) => {
  const options = parameters.pop() as HelperOptions
  const { scope } = frameOf(options)
  const [id = scope.document?.id] = parameters
  const document = scope.service.documents.find((candidate) => candidate.id === id)
  if (document === undefined) throw new Error(`there is no document ${id}`)
  return documentTitle(scope, document)
}

/** A parameter of a partial, `{{> signature-block role="Testator"}}`; `or` is what stands when it is not given. */
const param: Helper = function (name, given) {
  const options = given as HelperOptions
  const value = parameterOf(this, name) ?? options.hash['or']
  if (value === undefined)
    throw new Error(`the parameter ${name} of a partial is missing; write ${name}=… where it is called`)
  return value
}

const ifParam: Helper = function (name, given) {
  return branch(Boolean(parameterOf(this, name)), given as HelperOptions, this)
}

function parameterOf(context: unknown, name: unknown): unknown {
  const parameters = context as Record<string, unknown>
  return Object.hasOwn(parameters, String(name)) ? parameters[String(name)] : undefined
}

/** A title may be plain text or the HTML of another helper, `{{#article (answer "x")}}`. */
const printed = (title: unknown): string => (typeof title === 'string' ? escapeHtml(title) : String(title))

export const structureHelpers: Readonly<Record<string, Helper>> = {
  article,
  clause,
  numbered,
  keep,
  param,
  'if-param': ifParam,
  'if-document': ifDocument,
  'document-title': titleOfDocument
}
