import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { HttpError } from '@formwright/kit/http/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { knownRoutes } from './web-routes.ts'

/** In any spelling: who asks for `/API/…` is a program, and gets a program's refusal. */
const NOT_PAGES = /^\/(?:api|internal|metrics|openapi\.json)(?:\/|$)/i
const NOT_FOUND_PAGE = '/not-found.html'
/** Of the build, and for nobody to ask for by name. */
const NOT_SERVED = new Set(['/index.html', NOT_FOUND_PAGE, '/routes.json'])
const ONE_YEAR = { maxAge: '1y', immutable: true }

/**
 * Serves the built web app: hashed assets for ever, other files for an hour; a public page as the build has drawn it
 * (`pages`: file by path), the app's one empty page for every other path that its router knows, and its not-found page,
 * with that status, for what it does not.
 */
export async function serveWeb(
  app: FastifyInstance,
  { root, pages }: { root: string; pages: ReadonlyMap<string, string> }
): Promise<void> {
  const isKnown = await knownRoutes(root)
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
      if (!isPage(path)) return sendFile(reply, root, path, { maxAge: '1h' })
      return isKnown(path) ? sendPage(reply, root, pages.get(path)) : sendPage(reply.code(404), root, NOT_FOUND_PAGE)
    }
  })
}

const pathOf = (url: string) => decodeURI(url.split('?', 1)[0] ?? '/')

/** A path of the web app's own router: no extension, no hidden file. */
const isPage = (path: string) => !path.includes('.')

function sendFile(reply: FastifyReply, root: string, path: string, options: { maxAge: string; immutable?: boolean }) {
  if (path.endsWith('.map') || NOT_SERVED.has(path) || path.startsWith('/pages/')) return reply.callNotFound()
  return reply.sendFile(path, root, options)
}

async function sendPage(reply: FastifyReply, root: string, file = '/index.html') {
  await access(join(root, file)).catch((cause: unknown) => {
    throw new HttpError(503, 'web-not-built', 'The web app is not built yet: run "npm run build".', { cause })
  })
  return reply.header('cache-control', 'no-cache').sendFile(file, root, { cacheControl: false })
}
