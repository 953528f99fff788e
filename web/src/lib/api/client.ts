import { endSession, readToken, tokenWorked } from '../identity/auth-token.ts'
import { ApiError } from './api-error.ts'
import type { Answer, Given, Route } from './routes.ts'

export type Options = {
  /** The types of answer that are of use; JSON unless told. */
  accept?: string
  signal?: AbortSignal | undefined
  timeoutMs?: number
  /** Lets the call outlive the page, for the last save when it closes. */
  keepalive?: boolean
  /** `none` for log-in itself; `required` where a lost token must be told and not worked around. */
  auth?: 'none' | 'optional' | 'required'
}

/** What a call of this route takes; nothing where the route needs nothing. */
export type Call<R extends Route> = object extends Given<R> ? [given?: Given<R> & Options] : [given: Given<R> & Options]

/** The same once its types are checked against the route. */
export type AnyCall = Options & {
  path?: Record<string, string | number>
  query?: Record<string, unknown>
  header?: Record<string, string>
  body?: unknown
}

const defaultTimeoutMs = 20_000

/** One call to our own host. Any failure is an ApiError. */
export async function api<R extends Route>(route: R, ...call: Call<R>): Promise<Answer<R>>
export async function api(route: Route, given: AnyCall = {}) {
  return readJson(await send(route, given))
}

/** The same, with the answer as it came: for the other readers of answers in this folder, which check the types. */
export async function send(route: Route, given: AnyCall): Promise<Response> {
  const token = given.auth === 'none' ? null : readToken()
  let response = await attempt(route, given, token)
  if (token && response.status === 401) {
    endSession(token)
    if (given.auth !== 'required') response = await attempt(route, given, null)
  }
  if (!response.ok) throw new ApiError(response.status, await readJson(response), { route })
  if (token && given.auth === 'required') tokenWorked()
  return response
}

/** Where a link leads that does what a call does. */
export function addressOf<R extends Route>(route: R, ...[given]: Call<R>): string
export function addressOf(route: Route, { path: names = {}, query = {} }: AnyCall = {}): string {
  const path = route.slice(route.indexOf('/')).replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(names[name] ?? ''))
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`
}

async function attempt(route: Route, given: AnyCall, token: string | null): Promise<Response> {
  const headers = new Headers({ accept: given.accept ?? 'application/json', ...given.header })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (given.body !== undefined) headers.set('content-type', 'application/json')
  const timeout = AbortSignal.timeout(given.timeoutMs ?? defaultTimeoutMs)
  try {
    return await fetch(addressOf(route, given), {
      method: route.slice(0, route.indexOf(' ')),
      headers,
      keepalive: given.keepalive ?? false,
      signal: given.signal ? AbortSignal.any([given.signal, timeout]) : timeout,
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) })
    })
  } catch (error) {
    if (given.signal?.aborted) throw error
    throw new ApiError(0, { code: 'no-answer' }, { route, cause: error })
  }
}

/** The one place where what came is taken for what the OpenAPI document says. */
export const readJson = async (response: Response) =>
  response.headers.get('content-type')?.includes('json') ? response.json().catch(() => null) : null
