import { type Static, Type } from 'typebox'
import { ConditionSchema } from './condition.ts'

const strict = { additionalProperties: false }

export const CATEGORIES = [
  'Family Law',
  'Business & Corporate',
  'Wills, Estates & Probate',
  'Document Review & Legal Support',
  'Criminal Record / Expungement',
  'Patent Applications & IP Protection',
  'Real Estate & Property Law',
  'Trademark Registration & Brand Protection',
  'Investment & Startup Legal',
  'Bankruptcy & Debt Relief'
] as const

const ComplexitySchema = Type.Union([Type.Literal('Simple'), Type.Literal('Moderate'), Type.Literal('Complex')])

const DocumentSchema = Type.Object(
  {
    // The packet, its cover and the filing kit have these names.
    id: Type.String({ pattern: '^(?!(packet|cover|filing-kit)$)[a-z][a-z0-9-]{0,63}$' }),
    file: Type.String({ pattern: '^[0-9]{2}-[a-z0-9-]+\\.hbs$' }),
    title: Type.String({ minLength: 1 }),
    title_fact: Type.Optional(Type.String()),
    kind: Type.Union([Type.Literal('instrument'), Type.Literal('court'), Type.Literal('guide')]),
    running_title: Type.Optional(Type.String()),
    page_mark: Type.Optional(Type.String()),
    show_if: Type.Optional(ConditionSchema),
    /** Sworn or verified: whatever it states rests on answers, and on conditions where it speaks of time. */
    sworn: Type.Optional(Type.Boolean()),
    /** For the investment advisor, which lists the forms one by one. Pages as most fixtures print it. */
    complexity: Type.Optional(ComplexitySchema),
    pages: Type.Optional(Type.Integer({ minimum: 1 }))
  },
  strict
)
export type DocumentMeta = Static<typeof DocumentSchema>

/** The shape of meta.yaml: what the catalogue sells, and which documents are in the set. */
export const MetaSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    slug: Type.String({ pattern: '^[a-z][a-z0-9-]+$' }),
    title: Type.String({ minLength: 1 }),
    description: Type.String({ minLength: 1 }),
    category: Type.Enum([...CATEGORIES]),
    price: Type.Integer({ minimum: 1 }),
    duration: Type.String({ minLength: 1 }),
    complexity: ComplexitySchema,
    popular: Type.Boolean(),
    features: Type.Array(Type.String(), { minItems: 3 }),
    /** What a person would type to find it, by language. The search reads them. */
    keywords: Type.Object(
      {
        en: Type.Array(Type.String({ minLength: 2 }), { minItems: 8, uniqueItems: true }),
        es: Type.Array(Type.String({ minLength: 2 }), { minItems: 4, uniqueItems: true })
      },
      strict
    ),
    typical_fee: Type.Union([
      Type.Null(),
      Type.Object({ usd: Type.Integer({ minimum: 1 }), source: Type.String({ minLength: 1 }) }, strict)
    ]),
    states: Type.Union([
      Type.Literal('all'),
      Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, uniqueItems: true })
    ]),
    /** Filed with a federal office: the papers are of no state. */
    federal: Type.Optional(Type.Boolean()),
    /** The fact that tells what the state itself asks for the filing, in dollars: told beside our price, never charged. */
    state_fee: Type.Optional(Type.String()),
    version: Type.String({ pattern: '^[0-9]{4}\\.[0-9]{1,2}\\.[0-9]+$' }),
    reviewed_by: Type.String(),
    reviewed_on: Type.String(),
    /** Of everything that was read; `npm run content -- book <slug> --sign` writes all three. */
    reviewed_hash: Type.Optional(Type.String()),
    sources: Type.Array(Type.String(), { minItems: 1 }),
    documents: Type.Array(DocumentSchema, { minItems: 3 })
  },
  strict
)
export type Meta = Static<typeof MetaSchema>
