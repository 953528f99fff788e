import { rememberAnswers } from '@formwright/kit/http/remembered'
import { openDatabase } from '@formwright/kit/postgres/database'
import { listen } from '@formwright/kit/postgres/listen'
import { buildApp } from '@formwright/support-chat/app'
import { readArticles } from '@formwright/support-chat/domain/read-articles'
import { seedArticles } from '@formwright/support-chat/domain/seed'
import type { SupportTables } from '@formwright/support-chat/tables'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { config } from './support.ts'

interface Article {
  id: string
  title: string
  views: number
  helpful_votes: number
}

const url = await testDatabase('support-chat')
const db = openDatabase<SupportTables>(url, testLog)
const app = buildApp({ db, config: { ...config, VOTE_LIMIT_PER_HOUR: 5 }, log: testLog })
const get = (path = '') => app.inject({ url: `/api/help/articles${path}` })
const search = async (q: string): Promise<Article[]> => (await get(`?q=${encodeURIComponent(q)}`)).json().articles
const vote = (path: string, remoteAddress = '203.0.113.1') =>
  app.inject({ method: 'POST', url: `/api/help/articles/${path}`, remoteAddress })

beforeAll(async () => seedArticles(db, await readArticles()))
afterAll(async () => {
  await app.close()
  await db.destroy()
})

it('lists the articles in the order of their files, with what the page shows', async () => {
  const { articles } = (await get()).json()
  expect(articles.map((article: Article) => article.id)).toEqual((await readArticles()).map((file) => file.id))
  expect(articles[0]).toEqual({
    id: 'how-formwright-works',
    title: expect.any(String),
    content: expect.any(String),
    category: 'Getting Started',
    tags: expect.arrayContaining(['overview']),
    views: 0,
    helpful_votes: 0
  })
})

it.each([
  ['refund', 'refunds'],
  ['refunded money', 'refunds'],
  ['NOTARY witness', 'witnesses-and-notaries'],
  ['"registered agent"', 'registered-agent'],
  ['self-prov', 'self-proving-affidavit']
])('finds for %j the article %s first', async (q, id) => expect((await search(q))[0]?.id).toBe(id))

it('finds by a tag', async () => {
  expect((await search('coupon')).map((article) => article.id)).toContain('promo-codes')
})

it.each(['zzzznothing', '%', '_', "' or 1=1 --", '& | ! :*', '"', '\\'])('takes %j as plain text', async (q) => {
  const answer = await get(`?q=${encodeURIComponent(q)}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().articles.length).toBeLessThan((await readArticles()).length)
})

it('lists everything for an empty search and refuses an endless one', async () => {
  expect(await search('  ')).toHaveLength((await readArticles()).length)
  expect((await get(`?q=${'x'.repeat(201)}`)).statusCode).toBe(422)
})

it('counts each reading as a view', async () => {
  const before = (await get('/refunds')).json().views
  await Promise.all([get('/refunds'), get('/refunds'), get('/refunds')])
  expect((await get('/refunds')).json().views).toBe(before + 4)
})

it('counts votes, and those against apart', async () => {
  const answers = [await vote('sign-a-will/vote?helpful=true'), await vote('sign-a-will/vote?helpful=false')]
  expect(answers.map((answer) => answer.json())).toEqual([{ helpful_votes: 1 }, { helpful_votes: 1 }])
})

it.each(['vote', 'vote?helpful=maybe', 'vote?helpful=true&helpful=false'])('refuses %s', async (path) => {
  expect((await vote(`refunds/${path}`, '203.0.113.2')).statusCode).toBe(422)
})

it('does not know other articles', async () => {
  const answers = [await get('/no-such-article'), await vote('no-such-article/vote?helpful=true', '203.0.113.3')]
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'Article not found'])
  }
})

it('limits how often one address votes', async () => {
  const codes = []
  for (let n = 0; n < 6; n++) codes.push((await vote('refunds/vote?helpful=true', '203.0.113.4')).statusCode)
  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
})

it('keeps views and votes when the articles are written again, and hides one that was withdrawn', async () => {
  const files = await readArticles()
  await seedArticles(
    db,
    files.filter((file) => file.id !== 'refunds')
  )
  expect((await get('/refunds')).statusCode).toBe(404)
  await Promise.all([1, 2, 3].map(() => seedArticles(db, files)))
  expect((await get('/refunds')).json()).toMatchObject({ views: expect.any(Number), helpful_votes: 5 })
})

it('shows a vote in the list of another replica, which keeps it in memory, and finds by each search its own', async () => {
  const remembered = rememberAnswers()
  const bell = listen(url, 'articles_changed', remembered.forget, testLog)
  const replica = buildApp({ db, config: { ...config, VOTE_LIMIT_PER_HOUR: 5 }, log: testLog, remembered })
  const listed = async (query = ''): Promise<Article[]> =>
    (await replica.inject({ url: `/api/help/articles${query}` })).json().articles
  const id = (await listed())[0]?.id
  const before = (await listed())[0]?.helpful_votes ?? 0
  for (const q of ['refund', 'notary', 'refund'])
    expect((await listed(`?q=${q}`)).map((a) => a.id)).toEqual((await search(q)).map((a) => a.id))
  await vote(`${id}/vote?helpful=true`, '203.0.113.9')
  await eventually(async () => expect((await listed())[0]?.helpful_votes).toBe(before + 1), 5_000, 50)
  await bell.stop()
  await replica.close()
})
