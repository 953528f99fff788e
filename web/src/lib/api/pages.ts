import { type Options, readJson, send } from './client.ts'
import type { CsvRoute, ListRoute, Query, RowOf } from './routes.ts'

/** One page of a list; `next` is the cursor of the page after it, from the `Link` header. */
export type Page<Row> = { rows: Row[]; next: string | null; degraded: string[] }

/** What narrows a list, as it stands in the page's address: the server refuses what it does not know. Empty is left out. */
export type Filters<R extends ListRoute> = { [Name in keyof Query<R>]?: string | number | undefined }

/** A call whose answer is a list that goes on. */
export async function apiPage<R extends ListRoute>(
  route: R,
  filters: Filters<R>,
  options: Options
): Promise<Page<RowOf<R>>> {
  const response = await send(route, { ...options, query: filters })
  const degraded = response.headers.get('x-degraded')?.split(',') ?? []
  return { rows: await readJson(response), next: nextCursor(response), degraded }
}

/** The same list as rows for a spreadsheet. */
export async function apiCsv<R extends CsvRoute>(route: R, filters: Filters<R>, options: Options) {
  const query = { ...filters, format: 'csv' }
  const response = await send(route, { ...options, accept: 'text/csv, application/json', query })
  return { text: await response.text(), next: nextCursor(response) }
}

function nextCursor(response: Response): string | null {
  const [, next] = /[?&]cursor=([^&>]+)[^>]*>;\s*rel="?next/.exec(response.headers.get('link') ?? '') ?? []
  return next ? decodeURIComponent(next) : null
}
