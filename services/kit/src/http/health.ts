import type { FastifyPluginAsync } from 'fastify'

/** Each part by name: `ok`, `degraded` (works without it for now) or `down`. Unready only when one is down. */
export type Readiness = Record<string, 'ok' | 'degraded' | 'down'>

/** `/healthz`: the process lives. `/readyz`: it can do its work. Neither is published by the gateway. */
export const healthRoutes: FastifyPluginAsync<{ ready: () => Promise<Readiness> }> = async (app, { ready }) => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const parts = await ready()
    const down = Object.values(parts).includes('down')
    return reply.code(down ? 503 : 200).send({ status: down ? 'unready' : 'ready', parts })
  })
}
