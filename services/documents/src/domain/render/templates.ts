import Handlebars from 'handlebars'
import type { ServiceContent } from '../../content/library.ts'
import type { SharedContent } from '../../content/shared.ts'
import { answerHelpers } from './helpers/answers.ts'
import { factHelpers } from './helpers/facts.ts'
import type { Helper } from './helpers/frame.ts'
import { listHelpers } from './helpers/lists.ts'
import { structureHelpers } from './helpers/structure.ts'
import type { Scope } from './scope.ts'

/** Everything a template may say; Handlebars' own helpers are not on offer. */
export const helpers: Readonly<Record<string, Helper>> = {
  ...answerHelpers,
  ...factHelpers,
  ...listHelpers,
  ...structureHelpers
}

const options: CompileOptions = {
  strict: true,
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries(Object.keys(helpers).map((name) => [name, true]))
}

const engines = new WeakMap<SharedContent, typeof Handlebars>()
const compiledPartials = new WeakMap<ServiceContent, Record<string, HandlebarsTemplateDelegate>>()
const compiled = new WeakMap<ServiceContent, Map<string, HandlebarsTemplateDelegate>>()

/** Renders one template text of a service; each text is compiled once and kept. */
export function renderText(service: ServiceContent, source: string, scope: Scope): string {
  const known = compiled.get(service) ?? new Map<string, HandlebarsTemplateDelegate>()
  compiled.set(service, known)
  const template = known.get(source) ?? engineFor(service.shared).compile(asText(source), options)
  known.set(source, template)
  return template({}, { data: { scope }, partials: ownPartials(service) }).replace(doubledStop, '$1')
}

/** "Acme, Inc." at the end of a sentence brings its own full stop. */
const doubledStop = /(\.<\/span>)\.(?!\.)/g

/** The service's own partials; they may use the shared ones, and not the other way round. */
function ownPartials(service: ServiceContent): Record<string, HandlebarsTemplateDelegate> {
  const known = compiledPartials.get(service)
  if (known !== undefined) return known
  const engine = engineFor(service.shared)
  const own = Object.entries(service.partials).map(([name, source]) => [name, engine.compile(asText(source), options)])
  const partials: Record<string, HandlebarsTemplateDelegate> = Object.fromEntries(own)
  compiledPartials.set(service, partials)
  return partials
}

function engineFor(shared: SharedContent): typeof Handlebars {
  const known = engines.get(shared)
  if (known !== undefined) return known
  const engine = Handlebars.create()
  for (const name of Object.keys(engine.helpers)) engine.unregisterHelper(name)
  for (const [name, helper] of Object.entries(helpers)) engine.registerHelper(name, helper as Handlebars.HelperDelegate)
  for (const [name, source] of Object.entries(shared.partials)) {
    engine.registerPartial(name, engine.compile(asText(source), options))
  }
  engines.set(shared, engine)
  return engine
}

/** Handlebars runs an object passed to compile() as a program; only text from the content folders may reach it. */
function asText(source: unknown): string {
  if (typeof source !== 'string') throw new TypeError('A template is text')
  return source
}
