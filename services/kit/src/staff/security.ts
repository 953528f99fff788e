import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { Counter } from 'prom-client'

/** What an operator watches: each is one line of the log, `security: '<event>'`, and one count on `/metrics`. */
export const SECURITY_EVENTS = [
  'signed-in',
  'sign-in-failed',
  'sign-in-slowed',
  'second-factor-failed',
  'second-factor-changed',
  'password-refused',
  'password-changed',
  'password-reset-requested',
  'role-changed',
  'role-refused',
  'token-refused',
  'caller-refused',
  'webhook-refused',
  'limited'
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** Whom and what it is about: ids alone, never an address, a name or a token. */
export type SecurityIds = Readonly<Record<string, string>>

/** What happens as it should; the rest is a refusal. */
const QUIET: readonly SecurityEvent[] = ['signed-in', 'password-reset-requested']

/** Counts security events of this process, all of them from zero on, so that an alert can tell the first one. */
export const securityEvents = plugin(async (app) => {
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Sign-ins, refusals and changes of rights',
    labelNames: ['event'],
    registers: [app.metrics]
  })
  for (const event of SECURITY_EVENTS) counter.inc({ event }, 0)
  app.decorate('securityEvents', counter)
})

/** Logs and counts a security event of a request. */
export function reportSecurity(request: FastifyRequest, event: SecurityEvent, ids: SecurityIds = {}): void {
  const { actor, server, id } = request
  server.securityEvents.inc({ event })
  const line = { security: event, ...(actor ? { account: actor.accountId, session: actor.sessionId } : {}), ...ids, id }
  request.log[QUIET.includes(event) ? 'info' : 'warn'](line, 'security')
}

declare module 'fastify' {
  interface FastifyInstance {
    securityEvents: Counter<'event'>
  }
}
