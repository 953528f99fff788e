import { apiCsv } from '../../../lib/api/pages.ts'
import { saveFile } from '../../../lib/save-file.ts'
import type { Filters } from './list.ts'
import { listPath } from './list.ts'

const rowsAtOnce = 100
const mostPages = 200

/** Everything a list holds under these filters, page after page, as one file for a spreadsheet. */
export async function downloadCsv(path: string, filters: Filters, name: string): Promise<void> {
  const parts: string[] = []
  let cursor: string | null = ''
  while (cursor !== null && parts.length < mostPages) {
    const page: { text: string; next: string | null } = await apiCsv(
      listPath(path, { ...filters, cursor, format: 'csv' }, rowsAtOnce),
      { auth: 'required' }
    )
    parts.push(parts.length === 0 ? page.text : withoutHeader(page.text))
    cursor = page.next
  }
  // Reading an answer as text takes its byte order mark away, without which Excel reads accents wrong.
  saveFile(new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' }), name)
}

const withoutHeader = (csv: string) => csv.slice(csv.indexOf('\n') + 1)
