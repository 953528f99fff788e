import { readFileSync } from 'node:fs'
import httpProxy from '@fastify/http-proxy'
import Fastify from 'fastify'

/** What a figure is held against, as a process of its own: `bytes <file>` answers them, `proxy <address>` passes on to it. */
const [kind, what = ''] = process.argv.slice(2)
const app = Fastify()
if (kind === 'proxy') app.register(httpProxy, { upstream: what })
else {
  const bytes = readFileSync(what)
  app.get('/*', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
}
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
