import { type Options, send } from './client.ts'

/** A call whose answer is a page of HTML. */
export async function apiText(path: string, options: Options = {}): Promise<string> {
  return (await send(path, options)).text()
}

/** The same for an answer that is a file. */
export async function apiBlob(path: string, options: Options = {}): Promise<Blob> {
  return (await send(path, { timeoutMs: 120_000, ...options })).blob()
}
