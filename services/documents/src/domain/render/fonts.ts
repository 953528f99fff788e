import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../../content/read-file.ts'

const folder = join(contentFolder, '_shared', 'fonts')

interface Subset {
  readonly name: string
  readonly range: string
  /** Whether a text needs it; the Latin subset always comes along. */
  readonly needed: RegExp
}

const subsets: readonly Subset[] = [
  {
    name: 'vietnamese',
    range:
      'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
    needed: /[\u0300-\u0329\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9\u20AB]/
  },
  {
    name: 'latin-ext',
    range:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
    needed: /[\u0100-\u02FF\u1D00-\u1DBF\u1E00-\u1E9F\u1EF2-\u1EFF\u2020\u20A0-\u20C4\u2113]/
  },
  {
    name: 'latin',
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    needed: /^/
  }
]

interface Cut {
  readonly weight: 400 | 600
  readonly style: 'normal' | 'italic'
}

const cuts: readonly Cut[] = [
  { weight: 400, style: 'normal' },
  { weight: 400, style: 'italic' },
  { weight: 600, style: 'normal' }
]
const embedded = new Map<string, string>()

/** Font faces with the fonts inside, for print: a browser without a network needs nothing else. Only the subsets the text uses. */
export function embeddedFonts(text: string): string {
  return fontFaces(
    subsets.filter(({ needed }) => needed.test(text)),
    (file) => {
      const known =
        embedded.get(file) ?? `data:font/woff2;base64,${readFileSync(join(folder, file)).toString('base64')}`
      embedded.set(file, known)
      return known
    }
  )
}

/** The same faces by address, for the preview. */
export const linkedFonts = (prefix: string): string => fontFaces(subsets, (file) => `${prefix}/${file}`)

/** The bytes behind a linked font's name; undefined for any other name. */
export function previewFont(name: string): Buffer | undefined {
  const names = subsets.flatMap((subset) => cuts.map((cut) => fileOf(subset, cut)))
  return names.includes(name) ? readFileSync(join(folder, name)) : undefined
}

function fontFaces(chosen: readonly Subset[], address: (file: string) => string): string {
  return chosen
    .flatMap((subset) =>
      cuts.map((cut) => {
        const source = `url(${address(fileOf(subset, cut))}) format("woff2")`
        return `@font-face{font-family:"Source Serif 4";font-style:${cut.style};font-weight:${cut.weight};src:${source};unicode-range:${subset.range}}`
      })
    )
    .join('\n')
}

const fileOf = ({ name }: Subset, { weight, style }: Cut): string => `source-serif-4-${name}-${weight}-${style}.woff2`
