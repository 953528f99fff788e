import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../../content/read-file.ts'

const folder = join(contentFolder, '_shared', 'fonts')

/** The typeface of every document, as the stylesheets call it. */
export const FAMILY = 'Source Serif 4'

interface Subset {
  readonly name: string
  readonly range: string
}

const subsets: readonly Subset[] = [
  {
    name: 'cyrillic-ext',
    range: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F'
  },
  {
    name: 'cyrillic',
    range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'
  },
  {
    name: 'greek',
    range: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF'
  },
  {
    name: 'vietnamese',
    range:
      'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB'
  },
  {
    name: 'latin-ext',
    range:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF'
  },
  {
    name: 'latin',
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
  }
]

interface Cut {
  readonly weight: 400 | 600
  readonly style: 'normal' | 'italic'
  /** What the cut's fonts call themselves, also inside a PDF. */
  readonly fontName: string
}

const [regular, italic, semiBold]: readonly [Cut, Cut, Cut] = [
  { weight: 400, style: 'normal', fontName: 'SourceSerif4-Regular' },
  { weight: 400, style: 'italic', fontName: 'SourceSerif4-Italic' },
  { weight: 600, style: 'normal', fontName: 'SourceSerif4-SemiBold' }
]
const cuts: readonly Cut[] = [regular, italic, semiBold]

/** What the documents' fonts call themselves, also inside a PDF. */
export const FAMILY_FONTS: readonly string[] = cuts.map(({ fontName }) => fontName)

/**
 * The cut that a browser takes for these computed values. Undefined for bold italics, which it draws itself from the
 * italic.
 */
export function fontNameFor(style: string, weight: number): string | undefined {
  if (style === 'italic') return weight > 500 ? undefined : italic.fontName
  return weight > 500 ? semiBold.fontName : regular.fontName
}

/** One font as a browser takes it. */
export interface Face {
  readonly family: string
  readonly style: string
  readonly weight: string
  readonly unicodeRange: string
  readonly source: string
}

let inside: readonly Face[] | undefined

/** Every face of the documents with its font inside: a browser without a network needs nothing else. */
export function documentFaces(): readonly Face[] {
  inside ??= faces((file) => `data:font/woff2;base64,${readFileSync(join(folder, file)).toString('base64')}`)
  return inside
}

/** Faces as a stylesheet. */
export const fontCss = (list: readonly Face[]): string =>
  list
    .map(
      ({ family, style, weight, unicodeRange, source }) =>
        `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:${source};unicode-range:${unicodeRange}}`
    )
    .join('\n')

/** The same faces by address, for the live preview. */
export const linkedFonts = (prefix: string): string => fontCss(faces((file) => `${prefix}/${file}`))

/** The bytes behind a linked font's name; undefined for any other name. */
export function livePreviewFont(name: string): Buffer | undefined {
  const names = subsets.flatMap((subset) => cuts.map((cut) => fileOf(subset, cut)))
  return names.includes(name) ? readFileSync(join(folder, name)) : undefined
}

function faces(address: (file: string) => string): Face[] {
  return subsets.flatMap((subset) =>
    cuts.map((cut) => ({
      family: FAMILY,
      style: cut.style,
      weight: String(cut.weight),
      unicodeRange: subset.range,
      source: `url(${address(fileOf(subset, cut))}) format("woff2")`
    }))
  )
}

const fileOf = ({ name }: Subset, { weight, style }: Cut): string => `source-serif-4-${name}-${weight}-${style}.woff2`
