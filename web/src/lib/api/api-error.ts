import type { Refusal, Route } from './routes.ts'

/** One field the server refused, in words for the person who filled it in. */
export type FieldError = { field: string; message: string }

/** What every failed call becomes. `status` 0 means that no answer came: no network, or too slow. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly errors: readonly FieldError[]
  readonly route: Route
  // biome-ignore lint/suspicious/noExplicitAny: as it came; `refusalOf` takes it for what the OpenAPI document says
  readonly body: any

  constructor(
    status: number,
    body: { detail?: unknown; code?: unknown; errors?: unknown } | null,
    { route, ...options }: ErrorOptions & { route: Route }
  ) {
    const detail = typeof body?.detail === 'string' ? body.detail : ''
    super(detail || `request failed with ${status}`, options)
    this.route = route
    this.status = status
    this.code = typeof body?.code === 'string' ? body.code : 'unknown'
    this.detail = detail
    this.errors = Array.isArray(body?.errors) ? body.errors.map(asSentence) : []
    this.body = body
  }
}

/** What a call says when it refuses with this status; undefined for anything else that went wrong. */
export function refusalOf<R extends Route, Status extends number>(
  error: unknown,
  route: R,
  status: Status
): Refusal<R, Status> | undefined {
  return error instanceof ApiError && error.route === route && error.status === status ? error.body : undefined
}

/** What a refusal says about one field; undefined where it says nothing. */
export function fieldErrorOf(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.errors.find((one) => one.field === field)?.message : undefined
}

/** A service may say only what is wrong: `is required`. Where answers were refused, it names the question. */
function asSentence({ field, question, message }: Partial<FieldError> & { question?: string }): FieldError {
  const said = message ?? ''
  return { field: field ?? question ?? '', message: /^[a-z]/.test(said) ? `This ${said}.` : said }
}

/** The server's own sentence where it sent one, else the given one. */
export function detailOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.detail ? error.detail : otherwise
}

/** The session is over. The site's layout tells that, once: whoever made the call says nothing. */
export const isSessionEnd = (error: unknown): boolean => error instanceof ApiError && error.status === 401
