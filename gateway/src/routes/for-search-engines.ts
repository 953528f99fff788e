import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

interface Options {
  webRoot: string
  /** Where the site is found by the world, such as `https://formwright.example`. */
  origin: string
  paths: Iterable<string>
}

/** `/sitemap.xml` names every public page; `/robots.txt` is the web app's own and leads to it. */
export function forSearchEngines(app: FastifyInstance, { webRoot, origin, paths }: Options): void {
  const urls = [...paths].map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`)
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    ''
  ].join('\n')
  const schema = { hide: true }

  app.get('/sitemap.xml', { schema }, (_request, reply) =>
    reply.type('application/xml').header('cache-control', 'public, max-age=3600').send(sitemap)
  )
  app.get('/robots.txt', { schema }, async (_request, reply) => {
    const rules = await readFile(join(webRoot, 'robots.txt'), 'utf8').catch(() => '')
    reply.type('text/plain').header('cache-control', 'public, max-age=3600')
    return `${rules.trim()}\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`.trimStart()
  })
}
