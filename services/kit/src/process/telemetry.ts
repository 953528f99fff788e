import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const traces = new AsyncLocalStorage<{ traceparent: string | undefined }>()
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/

/** The W3C `traceparent` of the request or event being handled. */
export function currentTrace(): string | undefined {
  const trace = traces.getStore()
  if (trace) trace.traceparent ??= newTrace()
  return trace?.traceparent
}

/** Runs work under the trace it was handed, or under one that is new when first asked for: a malformed header is not carried on. */
export const withTrace = <Result>(traceparent: string | undefined, work: () => Result): Result =>
  traces.run(
    { traceparent: traceparent !== undefined && TRACEPARENT.test(traceparent) ? traceparent : undefined },
    work
  )

function newTrace(): string {
  const hex = randomBytes(24).toString('hex')
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`
}
