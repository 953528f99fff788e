import { PRINTED_SIGNS } from '@formwright/interview/formats/letters'
import { fontNameFor } from '../../src/domain/render/fonts.ts'
import type { RunFont, ShownText } from '../browser/in-page.ts'
import { Letters } from './letters.ts'

const WORD = /\S+/g
/**
 * Words that the documents' fonts hold whole. A browser may draw any other from the machine's fonts, and with a strange
 * sign or a mark on a letter the letters beside it: of such a word nothing is asked, or a person of that name would never get a paper.
 */
export const OURS = new RegExp(`^(?!.*\\p{M})[${PRINTED_SIGNS}]+$`, 'u')

/** The letters that must be on the paper, by the name of the font each is set in. */
export function countNeeded({ fonts, runs }: ShownText): Map<string, Letters> {
  const names = fonts.map(nameOf)
  const texts = new Map<string, string>()
  // A word may go on from one run to the next, in another font.
  const text = runs.map(([, piece]) => piece).join('')
  let run = -1
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!OURS.test(word)) continue
    for (let at = index; at < index + word.length; ) {
      while (end <= at) end += runs[++run]?.[1].length ?? 1
      const until = Math.min(end, index + word.length)
      const name = names[runs[run]?.[0] ?? 0]
      if (name !== undefined) texts.set(name, (texts.get(name) ?? '') + text.slice(at, until))
      at = until
    }
  }
  return new Map([...texts].map(([name, inFont]) => [name, lettersOf(inFont)]))
}

const nameOf = (font: RunFont): string | undefined => (font === null ? undefined : fontNameFor(...font))

function lettersOf(text: string): Letters {
  const letters = new Letters()
  letters.addText(text)
  return letters
}
