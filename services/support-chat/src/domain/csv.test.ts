import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

const csv = (name: unknown) => toCsv(['name'], [{ name }]).slice('\uFEFF"name"\r\n'.length)

it('writes a head, quotes every cell and doubles quotes', () => {
  expect(toCsv(['a', 'b'], [{ a: 'x, "y"\nz', b: null }])).toBe('\uFEFF"a","b"\r\n"x, ""y""\nz",""\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', "=cmd|' /C calc'!A0", '|x', '%0A'])(
  'makes text of the formula %j',
  (text) => expect(csv(text)).toBe(`"'${text.replaceAll('"', '""')}"\r\n`)
)

it.each(['Ada', 'a=b', '1-2', '李', ''])('leaves %j alone', (text) => expect(csv(text)).toBe(`"${text}"\r\n`))
