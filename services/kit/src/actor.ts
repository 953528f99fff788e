import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { forbidden, HttpError, unauthorized } from './errors.ts'

export const Role = Type.Union([Type.Literal('customer'), Type.Literal('support'), Type.Literal('admin')])
export type Role = Static<typeof Role>

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
    sub: Type.String(),
    sid: Type.String(),
    email: Type.String(),
    email_verified: Type.Boolean(),
    role: Role
  })
)

export const TOKEN_ISSUER = 'formwright-auth'
export const TOKEN_AUDIENCE = 'formwright'
export const TOKEN_TYPE = 'at+jwt'

export interface IdentityOptions {
  /** JSON Web Key Set as text: one algorithm, EdDSA. */
  publicKeys: string
  isRevoked: (sessionId: string) => Promise<boolean>
}

/** Sets `request.actor` from the bearer token; a bad one is 401 even where none is needed. */
export const identity = plugin<IdentityOptions>(async (app, { publicKeys, isRevoked }) => {
  const keys = createLocalJWKSet(JSON.parse(publicKeys) as JSONWebKeySet)
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization
    if (header === undefined) return
    const [scheme, token] = header.split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw expired()
    request.actor = await actorOf(token, keys)
    if (await isRevoked(request.actor.sessionId)) throw expired()
  })
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
    clockTolerance: 60
  }).catch((cause: unknown) => {
    throw expired(cause)
  })
  if (!Claims.Check(payload)) throw expired()
  const { sub, sid, email, email_verified, role } = payload
  return { accountId: sub, sessionId: sid, email, emailVerified: email_verified, role }
}

const expired = (cause?: unknown) =>
  new HttpError(401, 'invalid-token', 'Your session has ended. Please sign in again.', {
    headers: { 'www-authenticate': 'Bearer' },
    cause
  })

/** `onRequest` hook of a route that needs somebody who is signed in. */
export const requireActor = async (request: FastifyRequest): Promise<void> => {
  if (request.actor === null) throw unauthorized()
}

/** `onRequest` hook of a route for these roles: 401 without a token, 403 with another role. */
export const requireRole =
  (...roles: Role[]) =>
  async (request: FastifyRequest): Promise<void> => {
    if (request.actor === null) throw unauthorized()
    if (!roles.includes(request.actor.role)) throw forbidden()
  }

/** The actor of a route guarded by `requireActor` or `requireRole`. */
export function actorFrom(request: FastifyRequest): Actor {
  if (request.actor === null) throw unauthorized()
  return request.actor
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}
