import type { CatalogService } from './catalogue.ts'

/** Words of titles that say nothing alone. */
const COMMON = new Set([
  'simple',
  'basic',
  'set',
  'form',
  'letter',
  'agreement',
  'application',
  'petition',
  'and',
  'of',
  'the',
  'for',
  'a',
  'to'
])

/** "Will my documents come?" names no will. */
const isWord = (word: string, text: string): boolean =>
  word === 'will'
    ? /\b(?:a|an|my|the|your|our|his|her|simple|last|of|new|first) (?:simple |last )?wills?\b|\bwills\b|\bwill and testament\b/i.test(
        text
      )
    : new RegExp(`\\b${word.replace(/[^a-z0-9]/g, '')}(?:s|es)?\\b`, 'i').test(text)

const wordsOf = (title: string) => title.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** The service that a text names: by a word of its title that says something, the more of them the better. */
export function namedService(text: string, services: CatalogService[]): CatalogService | undefined {
  const scored = services.map((service) => {
    const words = wordsOf(service.title)
    const found = words.filter((word) => isWord(word, text))
    const telling = found.filter((word) => !COMMON.has(word) && word.length > 1)
    return { service, score: telling.length === 0 ? 0 : telling.length * 2 + found.length / words.length }
  })
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), {
    service: undefined as CatalogService | undefined,
    score: 0
  })
  return best.service
}

/** What services cost altogether, or nothing while the catalogue is not known. */
export function priceRange(services: CatalogService[]): string | undefined {
  const prices = services.map(({ price }) => price)
  if (prices.length === 0) return undefined
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return `Our services cost between ${dollars(least)} and ${dollars(most)}, paid once. Fees of courts and state offices are not included. Which document do you need?`
}

export const dollars = (price: number): string =>
  `$${Number.isInteger(price) ? price.toLocaleString('en-US') : price.toFixed(2)}`
