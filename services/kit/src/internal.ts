import type { FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { HttpError, unavailable } from './errors.ts'
import { currentTrace } from './telemetry.ts'

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** `onRequest` hook of `/internal` routes: a token of at most 60 seconds that names an allowed caller and this service. */
export const requireCaller =
  ({ secret, service, callers }: { secret: string; service: string; callers: string[] }) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = request.headers['x-internal-token']
    if (typeof token !== 'string') throw callerRefused('Internal call without a token')
    await jwtVerify(token, keyOf(secret), {
      audience: service,
      issuer: callers,
      algorithms: ['HS256'],
      maxTokenAge: 60
    }).catch(() => {
      throw callerRefused('Internal call with a bad token')
    })
  }

const callerRefused = (detail: string) =>
  new HttpError(401, 'unauthorized', detail, {
    headers: { 'www-authenticate': 'Bearer' },
    security: { event: 'caller-refused' }
  })

export interface InternalClientOptions {
  from: string
  to: string
  baseUrl: string
  secret: string
  timeoutMs?: number
}

export type InternalClient = ReturnType<typeof internalClient>

/** Calls another service's `/internal` routes. A refusal is thrown as its HttpError, silence as 503. */
export function internalClient({ from, to, baseUrl, secret, timeoutMs = 5_000 }: InternalClientOptions) {
  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(from)
      .setAudience(to)
      .setIssuedAt()
      .setExpirationTime('60s')
      .sign(keyOf(secret))
    const trace = currentTrace()
    const answer = await fetch(new URL(path, baseUrl), {
      method,
      headers: {
        'x-internal-token': token,
        ...(trace ? { traceparent: trace } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' })
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs)
    }).catch((cause: unknown) => {
      throw unavailable(undefined, cause)
    })
    if (answer.ok) return answer
    const refusal = (await answer.json().catch(() => ({}))) as { code?: string; detail?: string }
    throw new HttpError(answer.status, refusal.code ?? 'internal-call', refusal.detail ?? `${to} refused`)
  }
  return {
    json: async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
      (await call(method, path, body)).json() as Promise<Answer>,
    bytes: async (path: string): Promise<Buffer> => Buffer.from(await (await call('GET', path)).arrayBuffer())
  }
}
