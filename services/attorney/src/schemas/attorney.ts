import { Nullable } from '@formwright/kit/http/schemas'
import { type Static, Type } from 'typebox'

export const Education = Type.Object({
  law_school: Type.String(),
  year: Type.Integer(),
  honors: Nullable(Type.String())
})
export type Education = Static<typeof Education>

export const CaseResult = Type.Object({ case_type: Type.String(), result: Type.String(), year: Type.Integer() })
export type CaseResult = Static<typeof CaseResult>

const Ratings = Type.Object({
  avvo_rating: Nullable(Type.Number({ description: '1 to 10' })),
  peer_rating: Nullable(Type.Number({ description: '1 to 5' })),
  client_rating: Nullable(Type.Number({ description: '1 to 5' }))
})

const FeeStructure = Type.Object({
  consultation_fee: Type.Number({ description: 'Dollars; 0 is free' }),
  hourly_rate: Nullable(Type.Number({ description: 'Dollars' })),
  contingency: Nullable(Type.Integer({ description: 'Percent of what is won' })),
  flat_fee: Type.Boolean({ description: 'Takes some matters for one fixed price' }),
  payment_plans: Type.Boolean()
})

const Texts = Type.Array(Type.String())

export const attorneyExample = {
  id: 'sample-tx-1',
  name: 'Leila Okafor',
  firm: 'Sample Okafor Law Group',
  specialties: ['Family Law', 'Estate Planning', 'Elder Law'],
  specializations: ['Divorce', 'Wills and trusts', 'Guardianship'],
  phone: '(512) 555-0101',
  email: 'leila.okafor@example.com',
  website: 'https://okafor.example.com',
  address: '100 Sample Street, Austin, TX',
  city: 'Austin',
  state: 'TX',
  rating: 4.6,
  reviews: 48,
  years_experience: 14,
  bar_number: 'SAMPLE-TX-0001',
  education: [{ law_school: 'Sample School of Law, Texas', year: 2012, honors: 'cum laude' }],
  certifications: ['Family mediation (sample)'],
  case_results: [{ case_type: 'Divorce', result: 'Settled in mediation', year: 2024 }],
  languages: ['English', 'Spanish'],
  state_bars: ['TX'],
  board_certified: false,
  million_dollar_advocates: false,
  source: 'sample',
  verified: false,
  ratings: { avvo_rating: 8.7, peer_rating: 4.5, client_rating: 4.6 },
  fee_structure: {
    consultation_fee: 0,
    hourly_rate: 325,
    contingency: null,
    flat_fee: true,
    payment_plans: false
  },
  available_within_days: 3
}

export const Attorney = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    firm: Type.String(),
    specialties: Type.Array(Type.String(), { description: 'Practice areas' }),
    specializations: Type.Array(Type.String(), { description: 'Topics within them' }),
    phone: Type.String(),
    email: Type.String(),
    website: Nullable(Type.String()),
    address: Type.String(),
    city: Type.String(),
    state: Type.String({ description: 'Two-letter code' }),
    rating: Type.Number(),
    reviews: Type.Integer(),
    years_experience: Type.Integer(),
    bar_number: Type.String(),
    education: Type.Array(Education),
    certifications: Texts,
    case_results: Type.Array(CaseResult),
    languages: Texts,
    state_bars: Texts,
    board_certified: Type.Boolean(),
    million_dollar_advocates: Type.Boolean(),
    source: Type.String({ description: '`sample`: a fictional entry' }),
    verified: Type.Boolean(),
    ratings: Ratings,
    fee_structure: FeeStructure,
    available_within_days: Nullable(Type.Integer({ description: 'Days until a first appointment' }))
  },
  {
    examples: [attorneyExample]
  }
)
export type Attorney = Static<typeof Attorney>

export const AttorneyList = Type.Object(
  { attorneys: Type.Array(Attorney) },
  { examples: [{ attorneys: [attorneyExample] }] }
)

/** The state is checked by the route, which answers a missing one with the spec's own sentence. */
export const DirectorySearch = Type.Object(
  {
    state: Type.Optional(Type.String({ maxLength: 60, description: 'Required. Name or code' })),
    city: Type.Optional(Type.String({ maxLength: 80 }))
  },
  { examples: [{ state: 'Texas', city: 'Austin' }] }
)
