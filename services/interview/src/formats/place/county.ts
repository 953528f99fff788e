import { byPattern } from '../format.ts'

/** What a county is called besides its name. An independent city is named as one: "City of Norfolk". */
const WORDS = /\s+(?:county|parish|borough)$/i
/** Names that stand for themselves; a county of Virginia may have "City" in its name. */
const WHOLE = /\b(?:city|census area|municipality)\b/i

/** The name alone, "Travis": papers add the state's word. */
export const county = byPattern(
  {
    pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}\\s.'’()\\-]{0,79}$",
    message: 'Please give the name of the county',
    example: 'Travis'
  },
  {
    read: (typed) => {
      const text = typed.trim().replace(/\s+/g, ' ')
      return WHOLE.test(text) ? text : text.replace(WORDS, '')
    }
  }
)

/** "Travis" and "Travis County" are both Travis County; a city keeps its name. `word` is the state's: County, Parish. */
export function countyInFull(value: string, word: string): string {
  return WHOLE.test(value) ? value : `${value.replace(WORDS, '')} ${word}`
}
