import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('begins with what lets Excel read accents', () => {
  expect(Buffer.from(toCsv(['é'], [])).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
})

it('quotes what needs it and ends each line as spreadsheets expect', () => {
  expect(
    toCsv(
      ['a', 'b'],
      [
        ['x', 'y, "z"\nw'],
        [1.5, null]
      ]
    )
  ).toBe('\uFEFFa,b\r\nx,"y, ""z""\nw"\r\n1.5,\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=HYPERLINK("http://evil","x")'])(
  'lets %j run nowhere',
  (text) => {
    expect(toCsv(['a'], [[text]])).toMatch(/^\uFEFFa\r\n"'/)
  }
)

it('leaves numbers and plain text alone', () => {
  expect(toCsv(['a'], [[-5], ['O’Neil'], [true]])).toBe('\uFEFFa\r\n-5\r\nO’Neil\r\ntrue\r\n')
})
