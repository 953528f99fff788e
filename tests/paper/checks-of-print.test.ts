import { expect, it } from 'vitest'
import * as checks from './checks-of-print.ts'
import { readHtml } from './read-html.ts'
import type { PrintedPaper, Run } from './read-pdf.ts'

const TOP = 700
const LEADING = 16

/** Lines under each other, each a run, or several beside each other. */
function lines(...texts: (string | string[])[]): Run[] {
  return texts.flatMap((line, row) =>
    [line].flat().map((text, column) => ({ text, x: 72 + column * 200, y: TOP - row * LEADING, width: 100 }))
  )
}
const margin = (text: string, y: number): Run => ({ text, x: 72, y, width: 100 })
const sheet = (body: Run[], ...margins: Run[]) => ({ body, margins })
const print = (...sheets: PrintedPaper['sheets']): PrintedPaper => ({ sheets, bookmarks: [], source: '' })
const paper = (main: string, style = '') => readHtml(`<style>${style}</style><body class="print"><main>${main}</main>`)
const nothing = paper('')

const font = (name: string, file = '/FontFile2 9 0 R') =>
  `<</Type /Font /BaseFont /AAAAAA+${name}>> <</Type /FontDescriptor\n/FontName /AAAAAA+${name}\n${file}>>`

it('knows our faces in the file from foreign ones, drawn ones and ones left out', () => {
  const faults = (source: string) => checks.facesAreEmbedded({ ...print(), source }, nothing)
  expect(faults(font('SourceSerif4-Regular'))).toEqual([])
  expect(faults(font('DejaVuSans'))).toEqual(['DejaVuSans'])
  expect(faults(font('SourceSerif4-Regular', ''))).toEqual(['1 faces are not in the file'])
  expect(faults(`${font('SourceSerif4-Regular')} /Subtype /Type3`)).toEqual(['a face drawn by the browser itself'])
})

it('finds a page without text and a page of one line', () => {
  const printed = print(sheet(lines('One', 'Two')), sheet([]), sheet(lines(['Ada', 'Date'])))
  expect(checks.everyPageHasText(printed, nothing)).toEqual(['page 2: no text'])
  expect(checks.noPageOfOneLine(printed, nothing)).toEqual(['page 3: only “Ada Date”'])
  expect(checks.noPageOfOneLine(printed, paper('<table><tr><th>Ada</th><th>Date</th></tr></table>'))).toEqual([])
})

it('finds sums, names and numbers broken inside, and lets lines end where words do', () => {
  const written = paper('<table><tr><td>Receiving Party pays $640,000.00 to 555-0142</td></tr></table>')
  const faults = (...body: string[]) => checks.wordsAreWhole(print(sheet(lines(...body))), written)
  expect(faults('Receiving P', 'arty pays $640,000.', '00 to 555-', '0142')).toEqual([
    'p/arty',
    '$640,000./00',
    '555-/0142'
  ])
  expect(faults('Receiving', 'Party pays', '$640,000.00 to 555-0142')).toEqual([])
  const names = paper('<p>Marisol Peña-Kowalczyk on form FL-100</p>')
  expect(checks.wordsAreWhole(print(sheet(lines('form FL-', '100'))), names)).toEqual(['fl-/100'])
  expect(checks.wordsAreWhole(print(sheet(lines('Marisol Peña-', 'Kowalczyk'))), names)).toEqual([])
})

it('finds a line that a paragraph leaves alone at the head or at the foot of a page', () => {
  const written = paper('<p>Before.</p><p>one two three four five six</p>')
  const faults = (first: string[], second: string[]) =>
    checks.noStrayLine(print(sheet(lines(...first)), sheet(lines(...second))), written)
  expect(faults(['one two', 'three four'], ['five six', 'After.'])).toEqual([
    'pages 1 and 2: “five six” alone at the head'
  ])
  expect(faults(['Before.', 'one two'], ['three four', 'five six'])).toEqual([
    'pages 1 and 2: “one two” alone at the foot'
  ])
  expect(faults(['Before.'], ['one two', 'three four'])).toEqual([])
})

it('asks for two lines of text beside a signature', () => {
  const block = '<div class="sign"><p>Ada Núñez<span class="role">Testator</span></p><p>Date</p></div>'
  const written = paper(`<p>I sign this will.</p><p>It ends here.</p>${block}`)
  const faults = (...body: (string | string[])[]) => checks.noLoneSignature(print(sheet(lines(...body))), written)
  expect(faults('It ends here.', ['Ada Núñez', 'Date'], 'Testator')).toEqual([
    'page 1: signatures with 1 lines of text'
  ])
  expect(faults('I sign this will.', 'It ends here.', ['Ada Núñez', 'Date'], 'Testator')).toEqual([])
})

it('takes the head of a ledger for no signature, and a signature beside a ledger still for one', () => {
  const block = '<div class="sign"><p>Ada Núñez<span class="role">Member</span></p><p>Date</p></div>'
  const head = '<table><tr><th>Date of entry</th><th>Name of member</th><th>Note</th></tr></table>'
  const short = '<table><tr><th>Date</th><th>Member</th></tr></table>'
  const written = paper(`<p>It ends here.</p>${block}${head}${short}`)
  const words = (...texts: string[]): Run[] =>
    texts.flatMap((text, column) =>
      text.split(' ').map((word, index) => ({ text: word, x: 72 + column * 200 + index * 30, y: TOP, width: 27 }))
    )
  const faults = (body: Run[]) => checks.noLoneSignature(print(sheet(body)), written)
  expect(faults(words('Date of entry', 'Name of member', 'Note'))).toEqual([])
  expect(faults(lines(['Date', 'Member']))).toEqual([])
  expect(faults(lines('It ends here.', ['Ada Núñez', 'Date'], 'Member'))).toHaveLength(1)
  expect(
    faults([...words('Date of entry', 'Name of member', 'Note'), ...lines('', ['Ada Núñez', 'Date']).slice(1)])
  ).toEqual(['page 1: signatures with 1 lines of text'])
})

it('finds a bookmark that lost a space', () => {
  const written = paper('<h1>Certificate of Return or Destruction</h1>')
  const faults = (...bookmarks: string[]) => checks.bookmarksAreHeadings({ ...print(), bookmarks }, written)
  expect(faults('CERTIFICATE OF RETURNOR DESTRUCTION')).toHaveLength(1)
  expect(faults('CERTIFICATE OF RETURN OR DESTRUCTION')).toEqual([])
  expect(faults()).toEqual(['there are none'])
})

it('wants the running title on pages 2 and after of each document, and every page numbered', () => {
  const style = '@counter-style running-page-will{system:cyclic;symbols:"Will of Ada\\27 s";range:2 infinite}'
  const written = paper(
    '<section class="cover page-cover"><h1>Papers</h1></section><article class="document instrument page-will"><h1>Last Will</h1><p>I, Ada Núñez, of Travis County, say:</p><p>More</p></article>',
    style
  )
  const foot = (page: number) => margin(`Page ${page} of 3`, 40)
  const faults = (second: Run[], third: Run[]) =>
    checks.runningTitlesStand(
      print(
        sheet(lines('Papers'), foot(1)),
        sheet(lines('LAST WILL', 'I, Ada Núñez, of Travis County, say:'), ...second),
        sheet(lines('More'), ...third)
      ),
      written
    )
  expect(faults([foot(2)], [margin("Will of Ada's", 730), foot(3)])).toEqual([])
  expect(faults([margin("Will of Ada's", 730), foot(2)], [foot(3)])).toEqual([
    "page 2: “Will of Ada's” runs at the top",
    'page 3: “” runs at the top'
  ])
  expect(faults([], [margin("Will of Ada's", 730), foot(3)])).toEqual(['page 2: no page number in “”'])
})

it('finds text that is read to nobody', () => {
  const printed = print(sheet(lines('()'), margin('a', 400), margin('Page 1 of 1', 40), margin('DRAFT', 300)))
  expect(checks.everyLetterIsTagged(printed, nothing)).toEqual(['page 1: “a” is read to nobody'])
})

it('finds list items without a body', () => {
  const element = (id: number, role: string, parent: number) =>
    `\n${id} 0 obj\n<</S /${role}\n/P ${parent} 0 R\n>>\nendobj`
  const faults = (source: string) => checks.itemsHaveBodies({ ...print(), source }, nothing)
  expect(faults(element(3, 'LI', 2) + element(4, 'Lbl', 3))).toEqual(['1 list items without a body'])
  expect(faults(element(3, 'LI', 2) + element(4, 'LBody', 3))).toEqual([])
})

it('finds what the edge of the page would cut off', () => {
  const printed = print(sheet([{ text: 'A long title', x: 300, y: 730, width: 300 }, ...lines('fine')]))
  expect(checks.nothingIsCutOff(printed, nothing)).toEqual(['page 1: “A long title”'])
})
