import { type Static, Type } from 'typebox'

const example = {
  id: 'refunds',
  title: 'Refunds and the 30-day guarantee',
  content: 'You can ask for a refund within 30 days of your payment. …',
  category: 'Payment & Refunds',
  tags: ['refund', 'money back'],
  views: 120,
  helpful_votes: 34
}

export const Article = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    content: Type.String({
      description: 'Plain text; an empty line parts paragraphs, lines of a list begin with "- "'
    }),
    category: Type.String(),
    tags: Type.Array(Type.String()),
    views: Type.Integer(),
    helpful_votes: Type.Integer()
  },
  { examples: [example] }
)
export type Article = Static<typeof Article>

export const ArticleList = Type.Object({ articles: Type.Array(Article) }, { examples: [{ articles: [example] }] })
export const ArticleSearch = Type.Object({ q: Type.Optional(Type.String({ maxLength: 200, examples: ['notary'] })) })
export const ArticleId = Type.Object({ id: Type.String({ examples: ['refunds'] }) })
export const Vote = Type.Object({ helpful: Type.Boolean() })
export const Votes = Type.Object({ helpful_votes: Type.Integer() }, { examples: [{ helpful_votes: 35 }] })
