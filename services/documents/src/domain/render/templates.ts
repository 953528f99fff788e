import Handlebars from 'handlebars'
import type { ServiceContent } from '../../content/library.ts'
import type { Partials, SharedContent } from '../../content/shared/shared.ts'
import { answerHelpers } from './helpers/answers.ts'
import { articleHelpers } from './helpers/articles.ts'
import { dateHelpers } from './helpers/dates.ts'
import { factHelpers } from './helpers/facts.ts'
import type { Frame, Helper } from './helpers/frame.ts'
import { listHelpers } from './helpers/lists.ts'
import { structureHelpers } from './helpers/structure.ts'
import { swornHelpers } from './helpers/sworn.ts'
import type { Scope } from './scope.ts'
import { plainText } from './text/plain-text.ts'

/** Everything a template may say; Handlebars' own helpers are not on offer. */
export const helpers: Readonly<Record<string, Helper>> = {
  ...answerHelpers,
  ...articleHelpers,
  ...dateHelpers,
  ...factHelpers,
  ...listHelpers,
  ...structureHelpers,
  ...swornHelpers
}

const options: CompileOptions = {
  strict: true,
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries(Object.keys(helpers).map((name) => [name, true]))
}

type Compiled = Readonly<Record<string, HandlebarsTemplateDelegate>>

/** Handlebars with our helpers and the shared partials, and the blocks that a state words otherwise. */
interface Engine {
  readonly compile: (source: string) => HandlebarsTemplateDelegate
  readonly variants: Readonly<Record<string, Compiled>>
}

const engines = new WeakMap<SharedContent, Engine>()
const partialsOf = new WeakMap<ServiceContent, Map<string | undefined, Compiled>>()
const compiled = new WeakMap<ServiceContent, Map<string, HandlebarsTemplateDelegate>>()

/** Renders one template text of a service; each text is compiled once and kept. */
export function renderText(service: ServiceContent, source: string, scope: Scope): string {
  const known = compiled.get(service) ?? new Map<string, HandlebarsTemplateDelegate>()
  compiled.set(service, known)
  const template = known.get(source) ?? engineFor(service.shared).compile(source)
  known.set(source, template)
  const frame: Frame = { scope, print: (text) => renderText(service, text, scope) }
  const partials = partialsIn(service, scope.state)
  return template({}, { data: frame, partials }).replace(doubledStop, '$1').replace(noteAfterStop, '$1(As of $2.)')
}

/** A short text for the screen: its facts filled in, what is not known yet as an ellipsis. */
export function renderPlain(service: ServiceContent, source: string, scope: Scope): string {
  return source.includes('{{') ? plainText(renderText(service, source, scope)).replace(/_{3,}/g, '…') : source
}

/** "Acme, Inc." at the end of a sentence brings its own full stop. */
const doubledStop = /(\.(?:<\/[a-z]+>)+)\.(?!\.)/g

/** A note of `as-of` or `confirm` after a whole sentence is a sentence of its own; the full stop that follows it goes. */
const noteAfterStop = /((?<!\bet seq)[.?!][”’]?(?:<\/[a-z]+>)*\s+)\(as of ([^()]*)\)\.?(?!\.?\s*[a-z,;:])/g

/** The service's own partials and the blocks as the state words them. Shared partials never use a service's own. */
function partialsIn(service: ServiceContent, state: string | undefined): Compiled {
  const known = partialsOf.get(service) ?? new Map<string | undefined, Compiled>()
  partialsOf.set(service, known)
  const { compile, variants } = engineFor(service.shared)
  const own = known.get(undefined) ?? compileAll(service.partials, compile)
  known.set(undefined, own)
  const blocks = state === undefined ? undefined : variants[state]
  if (state === undefined || blocks === undefined) return own
  const inState = known.get(state) ?? { ...own, ...blocks }
  known.set(state, inState)
  return inState
}

function engineFor(shared: SharedContent): Engine {
  const known = engines.get(shared)
  if (known !== undefined) return known
  const handlebars = Handlebars.create()
  for (const name of Object.keys(handlebars.helpers)) handlebars.unregisterHelper(name)
  handlebars.registerHelper(helpers as Record<string, Handlebars.HelperDelegate>)
  const compile = (source: string) => handlebars.compile(asText(source), options)
  handlebars.registerPartial(compileAll(shared.partials, compile))
  const byState = Object.entries(shared.variants).map(([state, texts]) => [state, compileAll(texts, compile)])
  const engine: Engine = { compile, variants: Object.fromEntries(byState) }
  engines.set(shared, engine)
  return engine
}

function compileAll(texts: Partials, compile: Engine['compile']): Compiled {
  return Object.fromEntries(Object.entries(texts).map(([name, source]) => [name, compile(source)]))
}

/** Handlebars runs an object passed to compile() as a program; only text from the content folders may reach it. */
function asText(source: unknown): string {
  if (typeof source !== 'string') throw new TypeError('A template is text')
  return source
}
