import plugin from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Prometheus metrics of one process on `/metrics`, which the gateway does not publish. */
export const metrics = plugin<{ service: string }>(async (app, { service }) => {
  const register = new Registry()
  register.setDefaultLabels({ service })
  collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register]
  })
  app.decorate('metrics', register)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics())
  )
})

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
  }
}
