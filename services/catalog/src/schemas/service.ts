import { Nullable, StateCode } from '@formwright/kit/http/schemas'
import { type Static, Type } from 'typebox'

export const Complexity = Type.Union([Type.Literal('Simple'), Type.Literal('Moderate'), Type.Literal('Complex')])
export type Complexity = Static<typeof Complexity>

export const TypicalFee = Type.Object({
  usd: Type.Integer({ minimum: 1, description: 'What a lawyer usually asks, in dollars' }),
  source: Type.String({ minLength: 1, description: 'Who says so' })
})
export type TypicalFee = Static<typeof TypicalFee>

export const States = Type.Union([Type.Literal('all'), Type.Array(StateCode, { minItems: 1 })], {
  description: '`all`, or the codes of the states it covers'
})

export const Paper = Type.Object(
  {
    id: Type.String(),
    title: Type.String({ minLength: 1 }),
    certain: Type.Boolean({ description: 'False where answers, or the state while none is named, still decide' })
  },
  { examples: [{ id: 'last-will', title: 'Last Will and Testament', certain: true }] }
)
export type Paper = Static<typeof Paper>

const Refusal = Type.Object({ question: Type.String(), message: Type.String() })

export const exampleService = {
  id: 1,
  slug: 'simple-will',
  title: 'Simple Will',
  description: 'Say who receives what you own and who looks after your children.',
  category: 'Wills, Estates & Probate',
  price: 49,
  duration: '20 minutes',
  complexity: 'Simple' as const,
  popular: false,
  features: ['Last Will and Testament', 'Self-Proving Affidavit', 'Signing and Storage Guide'],
  states: 'all' as const,
  typical_fee: null,
  documents: [
    { id: 'last-will', title: 'Last Will and Testament', certain: true },
    { id: 'self-proving-affidavit', title: 'Self-Proving Affidavit', certain: false }
  ]
}

/** A service as its content folder describes it. */
export const DescribedService = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    slug: Type.String({ pattern: '^[a-z][a-z0-9-]+$' }),
    title: Type.String({ minLength: 1 }),
    description: Type.String({ minLength: 1 }),
    category: Type.String({ minLength: 1 }),
    price: Type.Number({ exclusiveMinimum: 0, description: 'Dollars' }),
    duration: Type.String({ minLength: 1 }),
    complexity: Complexity,
    popular: Type.Boolean(),
    features: Type.Array(Type.String(), { minItems: 1, description: 'The documents of the set, in order' }),
    states: States,
    typical_fee: Nullable(TypicalFee),
    documents: Type.Array(Paper, { description: 'The papers of the set, in order, in whatever state' })
  },
  { examples: [exampleService] }
)
export type DescribedService = Static<typeof DescribedService>

/** Whether the operator sells it. */
export const Sale = Type.Object({
  off_sale: Type.Boolean({ description: 'Not sold at the moment: at all, or in the state that was asked about' }),
  off_sale_sentence: Nullable(Type.String({ description: 'What to tell a customer who would buy it' })),
  off_sale_states: Type.Array(Type.Object({ state: StateCode, sentence: Type.String() }), {
    description: 'Where it is not sold at the moment, though its documents cover the state'
  })
})
export type Sale = Static<typeof Sale>

export const exampleSale = { off_sale: false, off_sale_sentence: null, off_sale_states: [] }

/** A service as the customer sees it. */
export const Service = Type.Object(
  { ...DescribedService.properties, ...Sale.properties },
  { examples: [{ ...exampleService, ...exampleSale }] }
)
export type Service = Static<typeof Service>

export const SaleQuery = Type.Object({ state: Type.Optional(StateCode) })

/** A service as one state has it. */
export const ServiceInState = Type.Object(
  { ...Service.properties, refusals: Type.Array(Refusal, { description: 'Why the state named gets no papers' }) },
  { examples: [{ ...exampleService, ...exampleSale, refusals: [] }] }
)

/** By slug and state, the papers of every state whose list is its own. */
export const StatePapers = Type.Record(Type.String(), Type.Record(StateCode, Type.Array(Paper)))
export type StatePapers = Static<typeof StatePapers>

export const IdOrSlug = Type.Object({
  idOrSlug: Type.String({ description: "A service's number or its slug", examples: ['1', 'simple-will'] })
})
