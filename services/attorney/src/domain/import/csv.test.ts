import { expect, it } from 'vitest'
import { BadCsv, parseCsv } from './csv.ts'

const cells = (text: string) => parseCsv(text).map((row) => row.cells)

it('reads quotes, commas, line breaks and both line ends', () => {
  expect(cells('a,b\r\n"x, ""y""","two\nlines"\n')).toEqual([
    ['a', 'b'],
    ['x, "y"', 'two\nlines']
  ])
})

it('keeps empty cells, passes over empty lines and a byte order mark', () => {
  expect(cells('\uFEFFa,,c\n\n,,\n,x,')).toEqual([
    ['a', '', 'c'],
    ['', 'x', '']
  ])
})

it('says on which line a row begins', () => {
  expect(parseCsv('a\n"b\nb"\n\nc').map(({ line }) => line)).toEqual([1, 2, 5])
})

it.each(['"open', 'a"b', '"a"b', 'a\n"b\nc'])('refuses %j', (text) => expect(() => parseCsv(text)).toThrow(BadCsv))

it('reads a long cell in one pass', () => {
  expect(cells(`"${'x""'.repeat(50_000)}"`)[0]?.[0]).toHaveLength(100_000)
})
