import { type Options, readJson, send } from './client.ts'

/** One page of a list; `next` is the cursor of the page after it, from the `Link` header. */
export type Page<Row> = { rows: Row[]; next: string | null; degraded: string[] }

/** A call whose answer is a list that goes on. */
export async function apiPage<Row>(path: string, options: Options = {}): Promise<Page<Row>> {
  const response = await send(path, options)
  const degraded = response.headers.get('x-degraded')?.split(',') ?? []
  return { rows: (await readJson(response)) as Row[], next: nextCursor(response), degraded }
}

/** The same list as rows for a spreadsheet. */
export async function apiCsv(path: string, options: Options = {}): Promise<{ text: string; next: string | null }> {
  const response = await send(path, { ...options, headers: { accept: 'text/csv, application/json' } })
  return { text: await response.text(), next: nextCursor(response) }
}

function nextCursor(response: Response): string | null {
  const [, next] = /[?&]cursor=([^&>]+)[^>]*>;\s*rel="?next/.exec(response.headers.get('link') ?? '') ?? []
  return next ? decodeURIComponent(next) : null
}
