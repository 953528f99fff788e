import { expect, it } from 'vitest'
import { parseArticle, readArticles } from './read-articles.ts'

it('reads a file into an article', () => {
  const text = '---\ntitle: Refunds: how?\ncategory: Payment\ntags: refund, money back\n---\nYou can.\n\n- Soon.\n'
  expect(parseArticle('150-refunds.md', text)).toEqual({
    id: 'refunds',
    position: 150,
    title: 'Refunds: how?',
    category: 'Payment',
    tags: ['refund', 'money back'],
    content: 'You can.\n\n- Soon.'
  })
})

it.each([
  ['refunds.md', '---\ntitle: T\ncategory: C\ntags: t\n---\nText'],
  ['150-refunds.md', 'Text without a head'],
  ['150-refunds.md', '---\ntitle: T\ntags: t\n---\nText']
])('names %s when it is not in form', (file, text) => expect(() => parseArticle(file, text)).toThrow(file))

it('ships articles that fit the page: own ids and titles, a first sentence for the card, no markup', async () => {
  const articles = await readArticles()
  expect(articles.length).toBeGreaterThanOrEqual(50)
  expect(new Set(articles.map((article) => article.id)).size).toBe(articles.length)
  expect(new Set(articles.map((article) => article.title)).size).toBe(articles.length)
  for (const { id, content } of articles) {
    expect(content.length, id).toBeGreaterThan(300)
    expect(content.split('\n')[0]?.length, id).toBeGreaterThan(60)
    expect(content, id).not.toMatch(/<[a-z]|\*\*|^#|\]\(|undefined|TODO/m)
  }
})
