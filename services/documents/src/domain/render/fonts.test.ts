import { brotliDecompressSync } from 'node:zlib'
import { PRINTED } from '@formwright/interview/formats/letters'
import { expect, it } from 'vitest'
import { documentFaces, type Face } from './fonts.ts'

/** Base 128, the high bit of a byte says that more follows. */
function readNumber(bytes: Buffer, at: { place: number }): number {
  let number = 0
  for (;;) {
    const byte = bytes.readUInt8(at.place++)
    number = number * 128 + (byte & 0x7f)
    if (byte < 0x80) return number
  }
}

/** The table of characters of a WOFF2 font, https://www.w3.org/TR/WOFF2/#table_dir_format */
function readCmap(font: Buffer): Buffer {
  const at = { place: 48 }
  let offset = 0
  let cmap: [start: number, length: number] | undefined
  for (let table = 0; table < font.readUInt16BE(12); table++) {
    const flags = font.readUInt8(at.place++)
    const known = flags & 0x3f
    if (known === 63) at.place += 4
    const isGlyphs = known === 10 || known === 11
    let length = readNumber(font, at)
    if (isGlyphs ? flags >> 6 === 0 : flags >> 6 !== 0) length = readNumber(font, at)
    if (known === 0) cmap = [offset, length]
    offset += length
  }
  const [start, length] = cmap ?? [0, 0]
  return brotliDecompressSync(font.subarray(at.place)).subarray(start, start + length)
}

/** The code points that a font has, by its table of format 4, https://learn.microsoft.com/typography/opentype/spec/cmap */
function codesIn(cmap: Buffer): Set<number> {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4))
  const table = cmap.subarray(tables.find((start) => cmap.readUInt16BE(start) === 4))
  const twice = table.readUInt16BE(6)
  const codes = new Set<number>()
  for (let segment = 0; segment < twice; segment += 2) {
    const [last, first] = [table.readUInt16BE(14 + segment), table.readUInt16BE(16 + twice + segment)]
    for (let code = first; code <= last && code < 0xffff; code++) codes.add(code)
  }
  return codes
}

const bytesOf = ({ source }: Face) => Buffer.from(/base64,([^)]*)/.exec(source)?.[1] ?? '', 'base64')

function isInRange(code: number, { unicodeRange }: Face): boolean {
  return unicodeRange.split(',').some((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16))
    return code >= first && code <= last
  })
}

const isText = (code: number) => /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/u.test(String.fromCodePoint(code))

it('prints, in every cut, exactly what a customer may write', () => {
  const cuts = Map.groupBy(documentFaces(), ({ style, weight }) => `${style} ${weight}`)
  const covered = [...cuts.values()].map(
    (faces) =>
      new Set(faces.flatMap((face) => [...codesIn(readCmap(bytesOf(face)))].filter((code) => isInRange(code, face))))
  )
  const [first = new Set<number>(), ...others] = covered
  const codes = [...first].filter((code) => isText(code) && others.every((cut) => cut.has(code))).sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  expect(PRINTED).toEqual(ranges)
})
