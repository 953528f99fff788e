import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const traces = new AsyncLocalStorage<string>()
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/

/** The W3C `traceparent` of the request or event being handled. */
export const currentTrace = (): string | undefined => traces.getStore()

/** Runs work under the trace it was handed, or under a new one: a malformed header is not carried on. */
export const withTrace = <Result>(traceparent: string | undefined, work: () => Result): Result =>
  traces.run(traceparent !== undefined && TRACEPARENT.test(traceparent) ? traceparent : newTrace(), work)

const newTrace = () => `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`
