import { expect, it } from 'vitest'
import type { ArticleHit } from '../../../repositories/articles.ts'
import { answerTo } from './answer.ts'
import type { CatalogService } from './catalogue.ts'

const service = (title: string, price: number): CatalogService => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  description: `${title}, in a sentence.`,
  price,
  duration: '20 minutes'
})
const services = [
  service('Simple Will', 49),
  service('LLC Formation', 149),
  service('Uncontested Divorce', 99),
  service('Non-Disclosure Agreement', 29),
  service('Debt Validation Letter', 19)
]
const hit = (changes: Partial<ArticleHit> = {}): ArticleHit => ({
  id: 'refunds',
  title: 'Refunds',
  content:
    'You can ask for a refund within 30 days of your payment, and here is how that works in detail, step by step and in plain words, from us.\n\nMore.',
  matched: 2,
  in_title: 1,
  asked: 2,
  ...changes
})
const answer = (text: string, articles: ArticleHit[] = []) => answerTo(text, { articles, services })

it.each([
  ['How much is a simple will?', 'Simple Will costs $49.'],
  ['I need an LLC', 'LLC Formation costs $149.'],
  ['what does an uncontested divorce cost', 'Uncontested Divorce costs $99.'],
  ['do you have a non-disclosure agreement?', 'Non-Disclosure Agreement costs $29.'],
  ['What are your prices?', 'between $19 and $149']
])('tells from the catalogue: %j', (text, words) => expect(answer(text).content).toContain(words))

it('says the first paragraph of the best article, and links up to three', () => {
  const found = answer('money back refund', [hit(), hit({ id: 'b' }), hit({ id: 'c' }), hit({ id: 'd' })])
  expect(found.content).toMatch(/^You can ask for a refund.*from us\.$/)
  expect(found.links.map(({ href }) => href)).toEqual(['refunds', 'b', 'c'].map((id) => `/help?article=${id}`))
})

it.each([
  ['a word in passing', hit({ in_title: 0 })],
  ['one word of many', hit({ matched: 1, asked: 5 })]
])('takes %s for no answer', (_what, chance) => {
  expect(answer('zebra stripes', [chance])).toMatchObject({ kind: 'unknown', links: [] })
})

it('does not take every "will" for a will', () => {
  expect(answer('When will my documents come?', [hit({ id: 'time' })]).links[0]?.href).toBe('/help?article=time')
  expect(answer('When will it rain?').kind).toBe('unknown')
})

it.each(['Should I sue him?', 'do I have a case', 'Would I win?'])('gives no advice on %j', (text) => {
  const { content, links } = answer(text)
  expect([content.startsWith('I cannot give legal advice'), links[0]?.href]).toEqual([true, '/legal-disclaimer'])
})

it.each(['Hi there!', 'thanks a lot'])('is polite to %j', (text) => expect(answer(text).kind).toBe('answer'))

it('knows no price while the catalogue is away', () => {
  expect(answerTo('How much is a simple will?', { articles: [], services: [] }).kind).toBe('unknown')
})
