import { type AnyCall, type Call, send } from './client.ts'
import type { Route } from './routes.ts'

/** A call whose answer is a page of HTML. */
export async function apiText<R extends Route>(route: R, ...call: Call<R>): Promise<string>
export async function apiText(route: Route, given: AnyCall = {}) {
  return (await send(route, given)).text()
}

/** The same for an answer that is a file. */
export async function apiBlob<R extends Route>(route: R, ...call: Call<R>): Promise<Blob>
export async function apiBlob(route: Route, given: AnyCall = {}) {
  return (await send(route, { timeoutMs: 120_000, ...given })).blob()
}
