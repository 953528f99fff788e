import swaggerUi from '@fastify/swagger-ui'
import type { Logger } from '@formwright/kit/process/log'
import { serviceNames } from '@formwright/proto-events/services'
import type { FastifyInstance } from 'fastify'
import { joinOpenApi, type OpenApiDocument } from '../open-api.ts'
import type { Upstream, Upstreams } from '../upstreams.ts'

const FRESH_MS = 60_000
const TIMEOUT_MS = 2_000
/** The page that browses the API puts styles on its own elements. */
const BROWSER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

/** `/api/openapi.json` and, to browse it, `/api/docs`. A service that is down is shown as it was last seen. */
export async function apiDocs(app: FastifyInstance, upstreams: Upstreams, log: Logger): Promise<void> {
  const collect = collector(upstreams, log)
  const all = () => joinOpenApi({ ...collect.known, gateway: app.swagger() as OpenApiDocument })

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => {
    await collect.refresh()
    return all()
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: BROWSER_POLICY,
    transformSpecification: () => all(),
    transformSpecificationClone: false,
    uiHooks: { onRequest: async () => collect.refresh() }
  })
}

function collector(upstreams: Upstreams, log: Logger) {
  const known: Partial<Record<Upstream, OpenApiDocument>> = {}
  let askedAt = 0
  async function refresh(): Promise<void> {
    if (Date.now() - askedAt < FRESH_MS) return
    askedAt = Date.now()
    const missing = await Promise.all(serviceNames.map((name) => ask(name)))
    // Asked again soon when somebody did not answer.
    if (missing.includes(false)) askedAt = 0
  }
  async function ask(name: Upstream): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(new URL('/openapi.json', upstreams[name]), { signal })
      if (!answer.ok) return false
      known[name] = (await answer.json()) as OpenApiDocument
      return true
    } catch (error) {
      log.debug({ err: error, service: name }, 'no OpenAPI document')
      return false
    }
  }
  return { known: known as Record<string, OpenApiDocument>, refresh }
}
