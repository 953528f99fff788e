import { apiCsv, type Filters } from '../../../lib/api/pages.ts'
import type { CsvRoute } from '../../../lib/api/routes.ts'
import { saveFile } from '../../../lib/save-file.ts'

const rowsAtOnce = 100
const mostPages = 200

/** Everything a list holds under these filters, page after page, as one file for a spreadsheet. */
export async function downloadCsv<R extends CsvRoute>(route: R, filters: Filters<R>, name: string): Promise<void> {
  const parts: string[] = []
  let cursor: string | null | undefined
  while (cursor !== null && parts.length < mostPages) {
    const page = await apiCsv(route, { ...filters, limit: rowsAtOnce, cursor }, { auth: 'required' })
    parts.push(parts.length === 0 ? page.text : withoutHeader(page.text))
    cursor = page.next
  }
  // Reading an answer as text takes its byte order mark away, without which Excel reads accents wrong.
  saveFile(new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' }), name)
}

const withoutHeader = (csv: string) => csv.slice(csv.indexOf('\n') + 1)
