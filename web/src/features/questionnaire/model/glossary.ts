import type { Term } from './questionnaire.ts'

/** A piece of a text: plain, or a legal word with its meaning. */
export type Piece = { text: string; meaning?: string }

/** Cuts a text at the legal words in it; each is explained where it first stands, and longer words win. */
export function explained(text: string, terms: readonly Term[]): Piece[] {
  const found = [...terms].sort((a, b) => b.term.length - a.term.length)
  if (found.length === 0) return [{ text }]
  const words = found.map(({ term }) => `${term}(?:s|es)?`).join('|')
  const seen = new Set<string>()
  const parts = text.split(new RegExp(`\\b(${words})\\b`, 'gi'))
  return parts
    .map((part, index): Piece => {
      const word = part.toLowerCase()
      const known = index % 2 ? found.find(({ term }) => [term, `${term}s`, `${term}es`].includes(word)) : undefined
      if (!known || seen.has(known.term)) return { text: part }
      seen.add(known.term)
      return { text: part, meaning: known.meaning }
    })
    .filter(({ text: piece }) => piece !== '')
}
