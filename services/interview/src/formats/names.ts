import { byPattern } from './format.ts'

const tidy = (typed: string) => typed.normalize('NFC').trim().replace(/\s+/g, ' ')

/** A person's name: a word of two letters at least, and no sign that no name has. */
export const name = byPattern(
  {
    pattern: '^(?=.*\\p{L}\\p{M}*\\p{L})[\\p{L}\\p{M}\\p{N}\\s.,\'’‘"“”()/&\\-‐–]+$',
    message: 'Please give the full name',
    example: 'Ada Marie Núñez'
  },
  { read: tidy, offer: capitals }
)

/** An organisation's name: "3M" is one, "x" is none. */
export const company = byPattern(
  {
    pattern: '^(?=(?:[^\\p{L}\\p{N}]*[\\p{L}\\p{N}]){2})[^<>{}\\\\^~|]+$',
    message: 'Please give the full name of the company or organization',
    example: 'Blue Heron Bakery LLC'
  },
  { read: tidy }
)

const PARTICLES = new Set(
  'af al bin bint da das de del della den der di do dos du el la le los ten ter van von y zu'.split(' ')
)
const SUFFIXES: Readonly<Record<string, string>> = { jr: 'Jr.', sr: 'Sr.', ii: 'II', iii: 'III', iv: 'IV' }
/** Irish names that are written with an apostrophe; many a name that begins with an O is not. */
const IRISH =
  /^o['’]?(brien|callaghan|connell|connor|day|dell|donnell|donoghue|dowd|driscoll|flaherty|grady|hagan|halloran|hara|hare|keefe|kelly|leary|mahoney|malley|meara|neal|neil|neill|reilly|rourke|shaughnessy|shea|sullivan|toole)$/

/** "margaret oconnell" → "Margaret O’Connell"; nothing where capitals were typed. */
function capitals(value: string): string | null {
  if (!/\p{Ll}/u.test(value) || /\p{Lu}/u.test(value)) return null
  const words = value.split(' ')
  return words.map((word, index) => capitalWord(word, index === 0)).join(' ')
}

function capitalWord(word: string, first: boolean): string {
  const bare = word.replace(/[.,]/g, '')
  const suffix = first ? undefined : SUFFIXES[bare]
  if (suffix !== undefined) return suffix
  if (!first && PARTICLES.has(bare)) return word
  return word.split('-').map(capitalPart).join('-')
}

function capitalPart(part: string): string {
  const irish = IRISH.exec(part)?.[1]
  if (irish !== undefined) return `O’${capital(irish)}`
  if (/^mc\p{L}{3}/u.test(part)) return `Mc${capital(part.slice(2))}`
  return part
    .split(/(?<=['’(])/u)
    .map(capital)
    .join('')
}

const capital = (text: string) => text.replace(/^\P{L}*\p{L}/u, (start) => start.toUpperCase())
