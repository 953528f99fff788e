/** A refusal in Stripe's shape. */
export class StripeError extends Error {
  readonly status: number
  readonly body: { error: { type: string; message: string; code?: string; param?: string; decline_code?: string } }

  constructor(
    status: number,
    message: string,
    more: { type?: string; code?: string; param?: string; decline_code?: string } = {}
  ) {
    super(message)
    this.status = status
    this.body = { error: { ...more, type: more.type ?? 'invalid_request_error', message } }
  }
}

/** A parameter that is missing or wrong. */
export function badParameter(param: string, message: string, code?: string): StripeError {
  return new StripeError(400, message, { param, ...(code ? { code } : {}) })
}

/** An id nobody has. */
export function missing(what: string, id: string): StripeError {
  return new StripeError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' })
}
