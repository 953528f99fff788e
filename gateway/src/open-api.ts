type Operation = Record<string, unknown>

export interface OpenApiDocument {
  openapi?: string
  info?: { title?: string; description?: string; version?: string }
  paths?: Record<string, Record<string, unknown>>
  components?: Record<string, Record<string, unknown>>
}

const TOKEN = {
  type: 'http',
  scheme: 'bearer',
  description: 'From `POST /api/auth/login`; lives twelve hours. Most of the API works without one.'
}
const VERBS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

/**
 * One OpenAPI document from those of the services, by service name. Only what the gateway publishes is in it; each
 * operation is tagged with its service, and components carry the service's name so that two cannot collide.
 */
export function joinOpenApi(documents: Readonly<Record<string, OpenApiDocument>>) {
  const services = Object.entries(documents)
  const joined = services.map(([service, document]) => publicPart(service, document))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Formwright',
      description: 'Legal documents for people without a lawyer: everything the site itself calls.',
      version: '1'
    },
    tags: services.map(([name, { info }]) => ({ name, description: info?.description ?? '' })),
    security: [{}, { token: [] }],
    paths: sorted(Object.assign({}, ...joined.map((part) => part.paths))),
    components: { ...mergeComponents(joined.map((part) => part.components)), securitySchemes: { token: TOKEN } }
  }
}

function publicPart(service: string, document: OpenApiDocument) {
  const own = renameReferences(service, document)
  const paths = Object.entries(own.paths ?? {}).filter(([path]) => path.startsWith('/api/'))
  return {
    paths: Object.fromEntries(paths.map(([path, item]) => [path, tagged(service, item)])),
    components: Object.fromEntries(
      Object.entries(own.components ?? {}).map(([kind, entries]) => [kind, renameKeys(service, entries)])
    )
  }
}

const tagged = (service: string, item: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(item).map(([verb, operation]) => [
      verb,
      VERBS.includes(verb) ? { ...(operation as Operation), tags: [service] } : operation
    ])
  )

const renameKeys = (service: string, entries: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [`${service}.${name}`, entry]))

const renameReferences = (service: string, document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(/^(#\/components\/[^/]+\/)/, (prefix) => `${prefix}${service}.`)
      : value
  )

function mergeComponents(parts: Record<string, Record<string, unknown>>[]) {
  const kinds = new Set(parts.flatMap((part) => Object.keys(part)))
  return sorted(Object.fromEntries([...kinds].map((kind) => [kind, Object.assign({}, ...parts.map((p) => p[kind]))])))
}

const sorted = <Value>(entries: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
