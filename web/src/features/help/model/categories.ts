import type { Article } from '../api/get-articles.ts'

export type Category = { name: string; anchor: string; articles: Article[] }

/** The articles under their categories, both in the order in which they come. `anchor` is the category's place on the page. */
export function byCategory(articles: readonly Article[]): Category[] {
  const categories = Map.groupBy(articles, ({ category }) => category)
  return [...categories].map(([name, articles]) => ({
    name,
    anchor: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    articles
  }))
}
