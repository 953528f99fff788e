import { requireCaller } from '@formwright/kit/identity/internal'
import type { Standing } from '@formwright/proto-events/calls/auth'
import Fastify from 'fastify'
import { afterAll } from 'vitest'

/** What auth answers a service that asks about sessions: each stands until the test says otherwise. */
export async function startStandings(secret: string, service: string) {
  const told = new Map<string, Standing>()
  const app = Fastify()
  const guard = { onRequest: requireCaller({ secret, service: 'auth', callers: [service] }) }
  app.get<{ Params: { id: string } }>('/internal/sessions/:id/standing', guard, async ({ params: { id } }) => ({
    standing: told.get(id) ?? 'live'
  }))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  return { url, tell: (sessionId: string, standing: Standing) => void told.set(sessionId, standing) }
}
