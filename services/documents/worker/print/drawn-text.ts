import { inflateSync } from 'node:zlib'
import { Letters } from './letters.ts'

/** What a print holds of text: letters a page, and how often each letter is drawn in each embedded font, by its name. */
export interface DrawnText {
  pages: number[]
  fonts: Map<string, Letters>
}

const PAGE = /<<\/Type \/Page\n.*?\/Contents (\d+) 0 R/gs
const FONT = /\n(\d+) 0 obj\n<<\/Type \/Font\n(.*?)\nendobj/gs
const CODE = /<([\dA-F]+)> <([\dA-F]+)>(?: <([\dA-F]+)>)?/g
/** Choosing a font, showing glyphs, and text that stands for the glyphs up to EMC. */
const OPERATOR = /\/F(\d+) [\d.]+ Tf|<([\dA-F]+)> Tj|\/ActualText <FEFF([\dA-F]*)>|\bEMC\b/g

interface Font {
  name: string
  /** Signs of hexadecimal that make a code. */
  width: number
  texts: Map<string, string>
}

/** What a page draws in one font: how often which glyphs, by their codes, and text that stands for glyphs. */
interface Drawn {
  glyphs: Map<string, number>
  text: string
}

/** Reads back what Chromium drew. Knows the one way in which Chromium writes a PDF, and no other. */
export function readDrawnText(pdf: Buffer): DrawnText {
  const source = pdf.toString('latin1')
  const stream = (id: string) => readStream(pdf, source, id)
  const known = readFonts(source, stream)
  const fonts = new Map<string, Letters>()
  const pages = [...source.matchAll(PAGE)].map(([, contents = '']) => {
    let letters = 0
    for (const [id, { glyphs, text }] of drawnByFont(stream(contents))) {
      const font = known.get(id)
      const name = font?.name ?? ''
      const counted = fonts.get(name) ?? new Letters()
      fonts.set(name, counted)
      letters += counted.addText(text)
      for (const [codes, times] of glyphs) letters += counted.addText(textOf(codes, font), times)
    }
    return letters
  })
  return { pages, fonts }
}

function readStream(pdf: Buffer, source: string, id: string): string {
  const start = source.indexOf(`\n${id} 0 obj\n`)
  const from = source.indexOf('stream\n', start) + 'stream\n'.length
  const head = source.slice(start, from)
  const length = Number(/\/Length (\d+)/.exec(head)?.[1])
  const bytes = pdf.subarray(from, from + length)
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

function readFonts(source: string, stream: (id: string) => string): Map<string, Font> {
  const fonts = new Map<string, Font>()
  for (const [, id = '', body = ''] of source.matchAll(FONT)) {
    const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1]
    if (toUnicode === undefined) continue
    const name = /\/BaseFont \/(?:[A-Z]{6}\+)?([^\s/>]+)/.exec(body)?.[1] ?? ''
    const width = body.includes('/Subtype /Type3') ? 2 : 4
    fonts.set(id, { name, width, texts: readCodes(stream(toUnicode), width) })
  }
  return fonts
}

/** The text of each code of a font. */
function readCodes(map: string, width: number): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [, from = '', to = '', text] of map.slice(map.indexOf('endcodespacerange')).matchAll(CODE)) {
    if (text === undefined) texts.set(from, fromUtf16(to))
    else {
      const [first, last, sign] = [from, to, text].map((digits) => Number.parseInt(digits, 16)) as [
        number,
        number,
        number
      ]
      for (let code = first; code <= last; code++) texts.set(hex(code, width), fromUtf16(hex(sign + code - first, 4)))
    }
  }
  return texts
}

/** What a page draws in each font, by the font's id. */
function drawnByFont(content: string): Map<string, Drawn> {
  const fonts = new Map<string, Drawn>()
  let drawn: Drawn = { glyphs: new Map(), text: '' }
  let instead: string | undefined
  for (const [, chosen, codes, actual] of content.matchAll(OPERATOR)) {
    if (chosen !== undefined) {
      drawn = fonts.get(chosen) ?? { glyphs: new Map(), text: '' }
      fonts.set(chosen, drawn)
    } else if (actual !== undefined) instead = fromUtf16(actual)
    else if (codes === undefined) instead = undefined
    else if (instead === undefined) drawn.glyphs.set(codes, (drawn.glyphs.get(codes) ?? 0) + 1)
    else {
      drawn.text += instead
      instead = ''
    }
  }
  return fonts
}

function textOf(codes: string, font: Font | undefined): string {
  if (font === undefined) return ''
  let text = ''
  for (let at = 0; at < codes.length; at += font.width) text += font.texts.get(codes.slice(at, at + font.width)) ?? ''
  return text
}

const hex = (code: number, width: number): string => code.toString(16).toUpperCase().padStart(width, '0')

const fromUtf16 = (digits: string): string => Buffer.from(digits, 'hex').swap16().toString('utf16le')
