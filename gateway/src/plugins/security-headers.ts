import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

/** The web app: files of its own, nothing inline. Its preview frame and its PDF viewer live on blobs. */
const PAGES = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'frame-src': ["'self'", 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"]
}
/** Answers of the API are data: a browser that shows one as a page gets an inert one. */
const DATA = "default-src 'none'; frame-ancestors 'none'"
const ONE_YEAR_SECONDS = 31_536_000

/** The headers of every answer. A service may set a narrower policy or a caching rule of its own. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  const ofPages = {
    ...(await helmetHeaders()),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()'
  }
  const ofData = { ...ofPages, 'content-security-policy': DATA, 'cache-control': 'no-store' }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofData : ofPages)
    done()
  })
}

/** What helmet says is the same for every answer: it is asked once, because it works each header out anew. */
async function helmetHeaders(): Promise<Record<string, string>> {
  const asked = Fastify()
  await asked.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: PAGES },
    strictTransportSecurity: { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true },
    // The session id of a payment stands in the address it returns to.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' }
  })
  asked.get('/', async () => '')
  const { headers } = await asked.inject('/')
  await asked.close()
  const ofThisAnswer = ['content-type', 'content-length', 'connection', 'date']
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (ofThisAnswer.includes(name) ? [] : [[name, String(value)]]))
  )
}
