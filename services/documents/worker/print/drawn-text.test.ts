import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { checkText } from './check-text.ts'
import { readDrawnText } from './drawn-text.ts'

const object = (id: number, body: string) => Buffer.from(`\n${id} 0 obj\n${body}\nendobj`, 'latin1')
function stream(id: number, text: string) {
  const packed = deflateSync(Buffer.from(text)).toString('latin1')
  return object(id, `<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n${packed}\nendstream`)
}
const page = (id: number, contents: number) => object(id, `<</Type /Page\n/Contents ${contents} 0 R\n/Parent 1 0 R>>`)
const map = `1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange
2 beginbfchar\n<0001> <0020>\n<007D> <00660069>\nendbfchar\n1 beginbfrange\n<0002> <0004> <0041>\nendbfrange`
const font = object(4, '<</Type /Font\n/Subtype /Type0\n/BaseFont /AAAAAA+SourceSerif4-Regular\n/ToUnicode 5 0 R>>')
const drawnByHand = object(6, '<</Type /Font\n/Subtype /Type3\n/ToUnicode 7 0 R>>')
const handMap = stream(7, '<00> <FF>\nendcodespacerange\n1 beginbfchar\n<01> <005A>\nendbfchar')

const pdf = (...contents: string[]) =>
  Buffer.concat([
    ...contents.flatMap((content, index) => [page(10 + index, 20 + index), stream(20 + index, content)]),
    font,
    stream(5, map),
    drawnByHand,
    handMap
  ])

it('reads the letters of each page and font, ligatures and replaced text among them', () => {
  const drawn = readDrawnText(
    pdf(
      'BT\n/F4 11.3 Tf\n<00020003> Tj\n7 0 Td <007D> Tj\n/Span<</ActualText <FEFF00C9> >> BDC\n<0002> Tj\n<0003> Tj\nEMC\n<0004> Tj\nET',
      'BT\n/F6 9 Tf\n<01> Tj\nET',
      '/F4 9 Tf\n<0001> Tj'
    )
  )
  expect(drawn.pages).toEqual([6, 1, 0])
  expect(Object.fromEntries(drawn.fonts.get('SourceSerif4-Regular') ?? [])).toEqual({
    A: 1,
    B: 1,
    F: 1,
    I: 1,
    É: 1,
    C: 1
  })
})

const shown = (text: string) => ({ fonts: [['normal', 400] as const], runs: [[0, text]] as [number, string][] })
const drawn = '/F4 9 Tf\n<000200030004> Tj'

it('passes a print with more than the text, and refuses one with less', () => {
  expect(() => checkText(pdf(drawn), 1, shown('Cab'))).not.toThrow()
  expect(() => checkText(pdf(drawn), 1, shown('Cabal'))).toThrow(
    'The print lacks 2 letters set in SourceSerif4-Regular'
  )
})

it('refuses a print of which a page is blank, and one it cannot read', () => {
  expect(() => checkText(pdf(drawn, ''), 2, shown('a'))).toThrow('1 of 2 pages have no text')
  expect(() => checkText(Buffer.from('%PDF-2.0 of another kind'), 2, shown('a'))).toThrow('The text of 0 of 2 pages')
})
