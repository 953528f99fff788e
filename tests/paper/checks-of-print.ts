import { FAMILY_FONTS } from '@formwright/documents/domain/render/fonts'
import { compact, type WrittenPaper } from './read-html.ts'
import { heightsOf, linesOf, type PrintedPaper, phrasesOf, type Run, rowsOf, textOf } from './read-pdf.ts'

type CheckOfPrint = (print: PrintedPaper, paper: WrittenPaper) => string[]

const sheetsWhere = (print: PrintedPaper, fault: (body: Run[]) => string | undefined): string[] =>
  print.sheets.flatMap(({ body }, index) => {
    const found = fault(body)
    return found === undefined ? [] : [`page ${index + 1}: ${found}`]
  })

/** Every font is one of ours and lies in the file. */
export const facesAreEmbedded: CheckOfPrint = ({ source }) => {
  const fonts = [...source.matchAll(/<<\/Type \/FontDescriptor\s.*?>>/gs)].map(([font]) => font)
  const names = [...source.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([^\s/>]+)/g)].map(([, name = '']) => name)
  const drawn = /\/Subtype \/Type3/.test(source) ? ['a face drawn by the browser itself'] : []
  const foreign = new Set(names.filter((name) => !FAMILY_FONTS.includes(name)))
  const outside = fonts.filter((font) => !font.includes('/FontFile')).length
  return [...foreign, ...drawn, ...(outside > 0 || fonts.length === 0 ? [`${outside} faces are not in the file`] : [])]
}

/** No page is empty. */
export const everyPageHasText: CheckOfPrint = (print) =>
  sheetsWhere(print, (body) => (body.length === 0 ? 'no text' : undefined))

/** No page holds one line alone, unless it is the head of a table to fill in. */
export const noPageOfOneLine: CheckOfPrint = (print, { blocks }) => {
  const heads = headsOf(blocks)
  return sheetsWhere(print, (body) => {
    const isFine = heightsOf(body).length !== 1 || heads.includes(compact(textOf(body)))
    return isFine ? undefined : `only “${textOf(body)}”`
  })
}

/** The heads of all tables, one after the other. */
const headsOf = (blocks: WrittenPaper['blocks']): string =>
  compact(blocks.flatMap(({ tag, text }) => (tag === 'th' ? [text] : [])).join(''))

const LONGEST_WORD = 20

/** No word, name, number or sum goes on in the next line, but after its own hyphen or because no line holds it. */
export const wordsAreWhole: CheckOfPrint = ({ sheets }, { blocks }) => {
  const written = blocks
    .map(({ text }) => text.toLowerCase())
    .join(' ')
    .split(/\s+/)
  const pairs = new Set(written.map((word, index) => `${word} ${written[index + 1]}`))
  const words = written.filter((word) => word.length <= LONGEST_WORD && !word.includes('_'))
  const inside = ` ${[...new Set(words)].join(' ')} `
  const lines = sheets.flatMap(({ body }) =>
    linesOf(body).map((line) => textOf(line).toLowerCase().trim().split(/\s+/))
  )
  return lines.flatMap((line, index) => {
    const [end = '', next = ''] = [line.at(-1), lines[index + 1]?.[0]]
    if (next === '' || pairs.has(`${end} ${next}`) || isFairBreak(end, next)) return []
    return inside.includes(` ${end}${next}`) ? [`${end}/${next}`] : []
  })
}

const isFairBreak = (end: string, next: string): boolean => /[-–—/]$/.test(end) && !(/-$/.test(end) && /^\d/.test(next))

/** No paragraph leaves a single line at the head or foot of a page ("Holder."). */
export const noStrayLine: CheckOfPrint = ({ sheets }, { blocks }) => {
  const texts = blocks.map(({ text }) => compact(text))
  return sheets.slice(1).flatMap(({ body }, index) => {
    const before = linesOf(sheets[index]?.body ?? []).at(-1)
    const [first] = linesOf(body)
    if (before === undefined || first === undefined || isToFillIn(first) || isToFillIn(before)) return []
    const over = compact(textOf(before)) + compact(textOf(first))
    const place = `pages ${index + 1} and ${index + 2}`
    if (texts.some((text) => text.endsWith(over))) return [`${place}: “${textOf(first)}” alone at the head`]
    return texts.some((text) => text.startsWith(over)) ? [`${place}: “${textOf(before)}” alone at the foot`] : []
  })
}

const isToFillIn = (line: readonly Run[]): boolean => /^[_\s]*$/.test(textOf(line))

const LEAST_LINES = 2

/** A signature keeps at least two lines of text on its page; the head of a table ("Date", "Member") is none of its labels. */
export const noLoneSignature: CheckOfPrint = (print, { blocks }) => {
  const labels = blocks.filter(({ signs }) => signs).map(({ text }) => compact(text))
  const heads = headsOf(blocks)
  const isHead = (row: Run[]) => phrasesOf(row).length > 1 && heads.includes(compact(textOf(row)))
  const isLabel = (phrase: Run[]) => labels.some((label) => label.includes(compact(textOf(phrase))))
  return sheetsWhere(print, (body) => {
    const rows = rowsOf(body).map((row) => (isHead(row) ? [] : phrasesOf(row)))
    const texts = rows.filter((phrases) => phrases.length === 0 || !phrases.every(isLabel)).length
    return rows.flat().some(isLabel) && texts < LEAST_LINES ? `signatures with ${texts} lines of text` : undefined
  })
}

/** Each bookmark is a heading, with its spaces. */
export const bookmarksAreHeadings: CheckOfPrint = ({ bookmarks }, { blocks }) => {
  const headings = new Set(blocks.filter(({ tag }) => /^h\d$/.test(tag)).map(({ text }) => text.toLowerCase()))
  const wrong = bookmarks.filter((title) => !headings.has(title.replace(/\s+/g, ' ').trim().toLowerCase()))
  return bookmarks.length === 0 ? ['there are none'] : wrong
}

const HEAD = 11 * 72 - 72

/** The running title stands on each document's second page and after, never on its first; every page has its number. */
export const runningTitlesStand: CheckOfPrint = ({ sheets }, { parts }) => {
  let part = -1
  return sheets.flatMap(({ body, margins }, index) => {
    const next = parts[part + 1]
    const isFirst = next !== undefined && compact(textOf(body)).startsWith(next.start)
    if (isFirst) part++
    const expected = isFirst ? '' : compact(parts[part]?.runningTitle ?? '')
    const title = textOf(margins.filter(({ y }) => y > HEAD))
    const foot = textOf(margins.filter(({ y }) => y < 72))
    const numbered = compact(foot).includes(`page${index + 1}of${sheets.length}`)
    return [
      ...(compact(title) === expected ? [] : [`page ${index + 1}: “${title}” runs at the top`]),
      ...(numbered ? [] : [`page ${index + 1}: no page number in “${foot}”`])
    ]
  })
}

/** What stands on a page is read to people: nothing but margins and watermark is left out of the structure. */
export const everyLetterIsTagged: CheckOfPrint = ({ sheets }) =>
  sheets.flatMap(({ margins }, index) => {
    const outside = margins.filter(({ y, text }) => y > 72 && y < HEAD && text !== 'DRAFT')
    return outside.length === 0 ? [] : [`page ${index + 1}: “${textOf(outside)}” is read to nobody`]
  })

const ELEMENT = /\n(\d+) 0 obj\n<<(?:\/Type \/StructElem\s+)?\/S \/(\w+)\s+[^>]*?\/P (\d+) 0 R/g

/** Each list item is one body, and a label where it has one. */
export const itemsHaveBodies: CheckOfPrint = ({ source }) => {
  const elements = [...source.matchAll(ELEMENT)].map(([, id = '', role = '', parent = '']) => ({ id, role, parent }))
  const withBody = new Set(elements.filter(({ role }) => role === 'LBody').map(({ parent }) => parent))
  const without = elements.filter(({ id, role }) => role === 'LI' && !withBody.has(id)).length
  return without === 0 ? [] : [`${without} list items without a body`]
}

const RIGHT = 8.5 * 72 - 72 + 1

/** Nothing reaches into the right margin, where the page would cut it off. */
export const nothingIsCutOff: CheckOfPrint = ({ sheets }) =>
  sheets.flatMap(({ body, margins }, index) =>
    [...body, ...margins]
      .filter(({ x, width, text }) => x + width > RIGHT && text !== 'DRAFT')
      .map(({ text }) => `page ${index + 1}: “${text}”`)
  )

export const CHECKS_OF_PRINT: Readonly<Record<string, CheckOfPrint>> = {
  facesAreEmbedded,
  everyPageHasText,
  noPageOfOneLine,
  wordsAreWhole,
  noStrayLine,
  noLoneSignature,
  bookmarksAreHeadings,
  runningTitlesStand,
  everyLetterIsTagged,
  itemsHaveBodies,
  nothingIsCutOff
}
