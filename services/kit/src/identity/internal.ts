import type { Owner } from '@formwright/proto-events'
import type { Call, Caller } from '@formwright/proto-events/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { ErrorAnswers, HttpError, unavailable } from '../http/errors.ts'
import { currentTrace } from '../process/telemetry.ts'

const TOKEN_SECONDS = 60

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** `onRequest` hook of `/internal` routes: a token of at most a minute that names an allowed caller and this service. */
export const requireCaller =
  ({ secret, service, callers }: { secret: string; service: string; callers: readonly string[] }) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = request.headers['x-internal-token']
    if (typeof token !== 'string') throw callerRefused('Internal call without a token')
    await jwtVerify(token, keyOf(secret), {
      audience: service,
      issuer: [...callers],
      algorithms: ['HS256'],
      maxTokenAge: TOKEN_SECONDS
    }).catch(() => {
      throw callerRefused('Internal call with a bad token')
    })
  }

const callerRefused = (detail: string) =>
  new HttpError(401, 'unauthorized', detail, {
    headers: { 'www-authenticate': 'Bearer' },
    security: { event: 'caller-refused' }
  })

/** The body limit of calls that name many owners. Bytes. */
const BODY_LIMIT = 1_048_576

export interface Answering {
  service: Owner
  /** `INTERNAL_SECRET`. */
  secret: string
}

/** Answers one of our own calls. Who may ask, what it takes and what it is answered the call declares. */
export function answerCall<Asked, Answer>(
  app: FastifyInstance,
  { service, secret }: Answering,
  call: Call<Asked, Answer>,
  answer: (asked: Asked) => Answer | Promise<Answer>
): void {
  if (call.owner !== 'each' && call.owner !== service)
    throw new Error(`${call.path} is ${call.owner}'s, not ${service}'s`)
  const { params, query, body, answer: told } = call.shapes
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: BODY_LIMIT,
    onRequest: requireCaller({ secret, service, callers: call.callers }),
    schema: {
      hide: true,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(told !== 'bytes' && { response: { 200: told, ...ErrorAnswers } })
    },
    handler: (request) => answer(request as Asked)
  })
}

export interface InternalClientOptions<To extends Owner> {
  from: Caller
  to: To
  baseUrl: string
  /** `INTERNAL_SECRET`. */
  secret: string
  timeoutMs?: number
}

export type InternalClient<To extends Owner = Owner> = ReturnType<typeof internalClient<To>>

/**
 * Asks another service what the contract room declares. A refusal is thrown as its HttpError, silence as 503, and an answer that
 * is not what was promised as 502: no caller works on with half of one.
 */
export function internalClient<const To extends Owner>({
  from,
  to,
  baseUrl,
  secret,
  timeoutMs = 5_000
}: InternalClientOptions<To>) {
  const key = keyOf(secret)

  async function send(call: Call, asked: Parts): Promise<Response> {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(from)
      .setAudience(to)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(key)
    const trace = currentTrace()
    const answer = await fetch(addressOf(call, asked, baseUrl), {
      method: call.method,
      headers: {
        'x-internal-token': token,
        ...(trace ? { traceparent: trace } : {}),
        ...(asked.body === undefined ? {} : { 'content-type': 'application/json' })
      },
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
      signal: AbortSignal.timeout(timeoutMs)
    }).catch((cause: unknown) => {
      throw unavailable(undefined, cause)
    })
    if (answer.ok) return answer
    const refusal = (await answer.json().catch(() => ({}))) as { code?: string; detail?: string }
    throw new HttpError(answer.status, refusal.code ?? 'internal-call', refusal.detail ?? `${to} refused`)
  }

  return {
    async ask<Asked, Answer>(
      call: Call<Asked, Answer, To | 'each'>,
      ...[asked]: Record<never, never> extends Asked ? [asked?: Asked] : [asked: Asked]
    ): Promise<Answer> {
      const response = await send(call as Call, (asked ?? {}) as Parts)
      const answer =
        call.shapes.answer === 'bytes' ? new Uint8Array(await response.arrayBuffer()) : await response.json()
      if (!call.isAnswer(answer))
        throw new HttpError(502, 'bad-answer', `${to} did not answer ${call.path} as promised`)
      return answer
    }
  }
}

interface Parts {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

function addressOf({ path }: Call, { params = {}, query = {} }: Parts, baseUrl: string): URL {
  const address = new URL(
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    baseUrl
  )
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value))
  return address
}
