import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { clientAddress } from '@formwright/kit/http/client-address'
import { ErrorAnswers, notFound } from '@formwright/kit/http/errors'
import { NotModified, type Remembered } from '@formwright/kit/http/remembered'
import { throttle } from '@formwright/kit/http/throttle'
import { containing } from '../domain/search-text.ts'
import { countView, countVote, listArticles, searchArticles } from '../repositories/articles.ts'
import { Article, ArticleId, ArticleList, ArticleSearch, Vote, Votes } from '../schemas/article.ts'
import type { Database } from '../tables.ts'

const missing = () => notFound('Article not found')

interface ArticleRoutesOptions {
  db: Database
  votesPerHour: number
  remembered: Remembered
}

/** The help articles, open to everyone. */
export const articleRoutes =
  ({ db, votesPerHour, remembered }: ArticleRoutesOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/help/articles',
      {
        schema: {
          tags: ['help'],
          summary: 'All help articles, or those that match `q`, best first',
          querystring: ArticleSearch,
          response: { 200: ArticleList, ...NotModified, ...ErrorAnswers }
        }
      },
      (request, reply) => {
        const words = request.query.q?.trim() ?? ''
        // Votes change it at any time: a browser asks whether they did.
        reply.header('cache-control', 'no-cache')
        return remembered.answer(request, reply, words, async () => ({
          articles: await (words === '' ? listArticles(db) : searchArticles(db, { words, like: containing(words) }))
        }))
      }
    )

    app.get(
      '/api/help/articles/:id',
      {
        schema: {
          tags: ['help'],
          summary: 'One help article; counts a view',
          params: ArticleId,
          response: { 200: Article, ...ErrorAnswers }
        }
      },
      async (request) => {
        const article = await countView(db, request.params.id)
        if (article === undefined) throw missing()
        return article
      }
    )

    app.post(
      '/api/help/articles/:id/vote',
      {
        schema: {
          tags: ['help'],
          summary: 'Say whether an article helped',
          params: ArticleId,
          querystring: Vote,
          response: { 200: Votes, ...ErrorAnswers }
        }
      },
      async (request) => {
        await throttle(db, { key: `vote:${clientAddress(request.ip)}`, limit: votesPerHour, windowSeconds: 3600 })
        const votes = await countVote(db, { id: request.params.id, helpful: request.query.helpful })
        if (votes === undefined) throw missing()
        return votes
      }
    )
  }
