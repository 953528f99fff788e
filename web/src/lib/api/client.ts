import { endSession, readToken, tokenWorked } from '../auth-token.ts'
import { ApiError } from './api-error.ts'

export type Options = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  timeoutMs?: number
  /** Lets the call outlive the page, for the last save when it closes. */
  keepalive?: boolean
  /** `none` for log-in itself; `required` where a lost token must be told and not worked around. */
  auth?: 'none' | 'optional' | 'required'
}

const defaultTimeoutMs = 20_000

/** One call to our own host under `/api`. Any failure is an ApiError. */
export async function api<Answer>(path: string, options: Options = {}): Promise<Answer> {
  const response = await send(path, options)
  return (await readJson(response)) as Answer
}

/** The same, with the answer as it came. Throws an ApiError for every refusal. */
export async function send(path: string, options: Options): Promise<Response> {
  const token = options.auth === 'none' ? null : readToken()
  const response = await attempt(path, options, token)
  if (token && response.status === 401) {
    endSession(token)
    if (options.auth !== 'required') return send(path, { ...options, auth: 'none' })
  }
  if (response.ok) {
    if (token && options.auth === 'required') tokenWorked()
    return response
  }
  throw new ApiError(response.status, (await readJson(response)) as Record<string, unknown> | null)
}

async function attempt(path: string, options: Options, token: string | null): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...options.headers })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs)
  try {
    return await fetch(`/api${path}`, {
      method: options.method ?? 'GET',
      headers,
      keepalive: options.keepalive ?? false,
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) })
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, { code: 'no-answer' }, { cause: error })
  }
}

export async function readJson(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return null
  return response.json().catch(() => null)
}
