import { notFound } from '@formwright/kit/http/errors'
import type { FastifyInstance } from 'fastify'

/** Doors every process has and only this one shows to strangers. */
const PRIVATE = ['/metrics', '/openapi.json']

/** Hides what is meant for operators. `/healthz` and `/readyz` stay: they say nothing a stranger can use. */
export function hidePrivateDoors(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(PRIVATE.includes(request.routeOptions.url ?? '') ? notFound() : undefined)
  })
}
