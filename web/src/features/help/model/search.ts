import type { Article } from '../api/get-articles.ts'

const shownCharacters = 150

/** Title, content or any tag contains the words, in any case. */
export function searchArticles(articles: readonly Article[], search: string): Article[] {
  const wanted = search.trim().toLowerCase()
  return articles.filter(({ title, content, tags }) =>
    [title, content, ...tags].some((text) => text.toLowerCase().includes(wanted))
  )
}

/** The first 150 characters, as a card shows them: in one run, so without the dashes of a list. */
export function opening(content: string): string {
  const text = content.replaceAll(/^- /gm, '')
  return text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters).trimEnd()}…`
}
