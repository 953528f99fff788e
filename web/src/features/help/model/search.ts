import type { Article } from '../api/get-articles.ts'

const shownCharacters = 150

/** Title, content or any tag contains the words, in any case. */
export function searchArticles(articles: readonly Article[], search: string): Article[] {
  const wanted = search.trim().toLowerCase()
  return articles.filter(({ title, content, tags }) =>
    [title, content, ...tags].some((text) => text.toLowerCase().includes(wanted))
  )
}

/** The first 150 characters, as a card shows them. */
export function opening(content: string): string {
  return content.length <= shownCharacters ? content : `${content.slice(0, shownCharacters)}…`
}
