import type { App } from '@formwright/kit/http/app'
import Fastify from 'fastify'

/** The gateway's metrics on a port of their own, because its main one is public. */
export function metricsDoor(app: App) {
  const door = Fastify()
  door.get('/metrics', async (_request, reply) => reply.type(app.metrics.contentType).send(await app.metrics.metrics()))
  return door
}
