import { expect, it } from 'vitest'
import { opening, searchArticles } from './search.ts'

const article = (title: string, content: string, tags: string[]) => ({
  id: 'payment',
  title,
  content,
  category: 'Payment',
  tags,
  views: 0,
  helpful_votes: 0
})

it('finds an article by its title, its content or a tag, whatever the case', () => {
  const articles = [
    article('Refunds', 'Thirty days.', ['money']),
    article('Signing a will', 'Two witnesses.', ['estate'])
  ]
  expect(searchArticles(articles, 'MONEY').map(({ title }) => title)).toEqual(['Refunds'])
  expect(searchArticles(articles, 'witness')).toHaveLength(1)
  expect(searchArticles(articles, '')).toHaveLength(2)
})

it('opens a long article with its first 150 characters', () => {
  expect(opening('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`)
  expect(opening('short')).toBe('short')
  expect(opening(`${'a'.repeat(149)} b`)).toBe(`${'a'.repeat(149)}…`)
})

it('opens an article that begins with a list without the dashes of its lines', () => {
  expect(opening('Bring:\n- a pen\n- a well-read will')).toBe('Bring:\na pen\na well-read will')
})
