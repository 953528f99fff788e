import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { HttpError } from '@formwright/kit/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'

const NOT_PAGES = /^\/(?:api|internal|metrics|openapi\.json)(?:\/|$)/
const ONE_YEAR = { maxAge: '1y', immutable: true }

/**
 * Serves the built web app: hashed assets for ever, other files for an hour; a public page as the build has drawn it
 * (`pages`: file by path), and the app's one empty page for every other path.
 */
export async function serveWeb(
  app: FastifyInstance,
  { root, pages }: { root: string; pages: ReadonlyMap<string, string> }
): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore', index: false })
  const schema = { hide: true }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    schema,
    // A page asks for dozens of them at once.
    config: { rateLimit: false },
    handler: (request, reply) => sendFile(reply, root, pathOf(request.url), ONE_YEAR)
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema,
    handler: (request, reply) => {
      const path = pathOf(request.url)
      if (NOT_PAGES.test(path)) return reply.callNotFound()
      return isPage(path) ? sendPage(reply, root, pages.get(path)) : sendFile(reply, root, path, { maxAge: '1h' })
    }
  })
}

const pathOf = (url: string) => decodeURI(url.split('?', 1)[0] ?? '/')

/** A path of the web app's own router: no extension, no hidden file. */
const isPage = (path: string) => !path.includes('.')

function sendFile(reply: FastifyReply, root: string, path: string, options: { maxAge: string; immutable?: boolean }) {
  if (path.endsWith('.map') || path === '/index.html' || path.startsWith('/pages/')) return reply.callNotFound()
  return reply.sendFile(path, root, options)
}

async function sendPage(reply: FastifyReply, root: string, file = '/index.html') {
  await access(join(root, file)).catch((cause: unknown) => {
    throw new HttpError(503, 'web-not-built', 'The web app is not built yet: run "npm run build".', { cause })
  })
  return reply.header('cache-control', 'no-cache').sendFile(file, root, { cacheControl: false })
}
