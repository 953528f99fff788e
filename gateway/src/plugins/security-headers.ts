import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

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
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: PAGES },
    strictTransportSecurity: { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true },
    // The session id of a payment stands in the address it returns to.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' }
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    if (request.url.startsWith('/api/')) {
      reply.headers({ 'content-security-policy': DATA, 'cache-control': 'no-store' })
    }
  })
}
