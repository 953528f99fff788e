import { getDocumentProxy } from 'unpdf'

/** A piece of text as it is drawn; `y` counts up from the foot of the page, both in points. */
export interface Run {
  text: string
  x: number
  y: number
  width: number
}

/** One page: its text, and what stands in the margins, where no reader is led. */
export interface Sheet {
  body: Run[]
  margins: Run[]
}

/** What can be read of a print. */
export interface PrintedPaper {
  sheets: Sheet[]
  bookmarks: string[]
  /** The PDF as it lies in the file; Chromium leaves all but texts and fonts unpacked. */
  source: string
}

interface Bookmark {
  title: string
  items?: Bookmark[]
}

/** Reads a print of ours with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<PrintedPaper> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes))
  const sheets: Sheet[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true })
    sheets.push(sortRuns(items as Item[]))
  }
  const bookmarks = titlesOf((await pdf.getOutline()) ?? [])
  await pdf.loadingTask.destroy()
  return { sheets, bookmarks, source: Buffer.from(bytes).toString('latin1') }
}

interface Item {
  type?: string
  id?: string | null
  str?: string
  transform?: number[]
  width?: number
}

/** Text that has a number in the structure is read to people; the margins have none. */
function sortRuns(items: readonly Item[]): Sheet {
  const sheet: Sheet = { body: [], margins: [] }
  const marks: boolean[] = []
  for (const { type, id, str, transform = [], width = 0 } of items) {
    if (type?.startsWith('beginMarkedContent')) marks.push(typeof id === 'string')
    else if (type === 'endMarkedContent') marks.pop()
    else if (str !== undefined && str.trim() !== '') {
      const run = { text: str, x: transform[4] ?? 0, y: transform[5] ?? 0, width }
      ;(marks.includes(true) ? sheet.body : sheet.margins).push(run)
    }
  }
  return sheet
}

const titlesOf = (bookmarks: readonly Bookmark[]): string[] =>
  bookmarks.flatMap(({ title, items = [] }) => [title, ...titlesOf(items)])

const A_LINE = 3

/** The runs of a sheet in the order of reading, those of one line together; a cell begins a line of its own. */
export function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = []
  for (const run of runs) {
    const last = lines.at(-1)?.at(-1)
    if (last !== undefined && Math.abs(last.y - run.y) < A_LINE && run.x >= last.x) lines.at(-1)?.push(run)
    else lines.push([run])
  }
  return lines
}

/** All runs of one height, from left to right: a line of text, or the cells of a table beside each other. */
export function rowsOf(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = []
  for (const run of runs) {
    const row = rows.find(([first]) => first !== undefined && Math.abs(first.y - run.y) < A_LINE)
    if (row === undefined) rows.push([run])
    else row.push(run)
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x))
}

const A_GAP = 12

/** A row cut where the space is wider than between words: each cell, or each label below a line to sign. */
export function phrasesOf(row: readonly Run[]): Run[][] {
  const phrases: Run[][] = []
  for (const run of row) {
    const last = phrases.at(-1)?.at(-1)
    if (last !== undefined && run.x - (last.x + last.width) < A_GAP) phrases.at(-1)?.push(run)
    else phrases.push([run])
  }
  return phrases
}

/** How far up the page its lines stand, each height once. */
export const heightsOf = (runs: readonly Run[]): number[] => rowsOf(runs).flatMap(([first]) => first?.y ?? [])

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join(' ')
