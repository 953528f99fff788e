import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { roleRefused, sessionEnded, unauthorized } from '../http/errors.ts'
import { requireStanding, type StandingOf } from './standing.ts'

export const Role = Type.Union([Type.Literal('customer'), Type.Literal('support'), Type.Literal('admin')])
export type Role = Static<typeof Role>
export type StaffRole = Exclude<Role, 'customer'>

/** Who signed in, as the token says. */
export interface Actor {
  accountId: string
  sessionId: string
  email: string
  emailVerified: boolean
  role: Role
}

const Claims = Compile(
  Type.Object({
    sub: Type.String({ minLength: 1 }),
    sid: Type.String({ minLength: 1 }),
    email: Type.String(),
    email_verified: Type.Boolean(),
    role: Role
  })
)

export const TOKEN_ISSUER = 'formwright-auth'
export const TOKEN_AUDIENCE = 'formwright'
export const TOKEN_TYPE = 'at+jwt'
/** How far two clocks may be apart: a token is taken for so long after its end. */
export const CLOCK_TOLERANCE_SECONDS = 60

export interface IdentityOptions {
  /** JSON Web Key Set as text: one algorithm, EdDSA. */
  publicKeys: string
  /** Known here without asking anybody: auth's being away signs no customer out. */
  isRevoked: (sessionId: string) => Promise<boolean>
  /** Asked by every route for staff. */
  standingOf: StandingOf
}

/** Sets `request.actor` from the bearer token; a bad one is 401 even where none is needed. */
export const identity = plugin<IdentityOptions>(async (app, { publicKeys, isRevoked, standingOf }) => {
  const keys = createLocalJWKSet(JSON.parse(publicKeys) as JSONWebKeySet)
  app.decorateRequest('actor', null)
  app.decorate('standingOf', standingOf)
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers.authorization
    if (header === undefined) done()
    else identify(request, header).then(() => done(), done)
  })

  async function identify(request: FastifyRequest, header: string): Promise<void> {
    const [scheme, token] = header.split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw sessionEnded()
    request.actor = await actorOf(token, keys)
    if (await isRevoked(request.actor.sessionId)) throw sessionEnded()
  }
})

/** Reads a token that comes otherwise than in a header: who signed in, or 401. Says nothing of sessions that ended early. */
export function tokenReader(publicKeys: string): (token: string) => Promise<Actor> {
  const keys = createLocalJWKSet(JSON.parse(publicKeys) as JSONWebKeySet)
  return (token) => actorOf(token, keys)
}

async function actorOf(token: string, keys: ReturnType<typeof createLocalJWKSet>): Promise<Actor> {
  const { payload } = await jwtVerify(token, keys, {
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    typ: TOKEN_TYPE,
    algorithms: ['EdDSA'],
    requiredClaims: ['exp', 'iat'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS
  }).catch((cause: unknown) => {
    throw sessionEnded(cause)
  })
  if (!Claims.Check(payload)) throw sessionEnded()
  const { sub, sid, email, email_verified, role } = payload
  return { accountId: sub, sessionId: sid, email, emailVerified: email_verified, role }
}

/** `onRequest` hook of a route that needs somebody who is signed in. */
export const requireActor = async (request: FastifyRequest): Promise<void> => {
  if (request.actor === null) throw unauthorized()
}

/**
 * `onRequest` hook of a route for these roles of staff: 401 without a token or once auth says that its session has ended,
 * 403 with another role, 503 while auth does not answer.
 */
export const requireRole =
  (...roles: StaffRole[]) =>
  async (request: FastifyRequest): Promise<void> => {
    const { actor, server } = request
    if (actor === null) throw unauthorized()
    if (!(roles as Role[]).includes(actor.role)) throw roleRefused()
    await requireStanding(server.standingOf, actor.sessionId)
  }

/** The actor of a route guarded by `requireActor` or `requireRole`. */
export function actorFrom(request: FastifyRequest): Actor {
  if (request.actor === null) throw unauthorized()
  return request.actor
}

declare module 'fastify' {
  interface FastifyInstance {
    standingOf: StandingOf
  }
  interface FastifyRequest {
    actor: Actor | null
  }
}
