import { Email, StateCode } from '@formwright/kit/http/schemas'
import { type Static, Type } from 'typebox'
import { PRACTICE_AREAS } from '../practice-areas.ts'

const Line = (maxLength = 120) => Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000-\\u001f]+$' })
const Lines = (maxItems: number) => Type.Array(Line(), { maxItems })
const Year = Type.Integer({ minimum: 1900, maximum: 2100 })
const Cents = Type.Integer({ minimum: 0, maximum: 1_000_000_00 })

/** A row of the file once its cells are read: what is promised of an entry in the directory. */
export const ImportedAttorney = Type.Object({
  name: Line(),
  firm: Line(160),
  specialties: Type.Array(Type.Enum(PRACTICE_AREAS.map((area) => area.name)), {
    minItems: 1,
    maxItems: 24,
    uniqueItems: true
  }),
  specializations: Lines(20),
  phone: Type.String({ pattern: '^[+(]?[0-9][0-9 ().+-]{6,24}( ?(x|ext\\.?) ?[0-9]{1,6})?$' }),
  email: Email,
  website: Type.Optional(Type.String({ pattern: '^https?://[^\\s<>"]+$', maxLength: 300 })),
  street: Line(160),
  city: Line(80),
  state: StateCode,
  rating: Type.Number({ minimum: 0, maximum: 5 }),
  reviews: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  years_experience: Type.Integer({ minimum: 0, maximum: 80 }),
  bar_number: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 ./-]{0,39}$' }),
  education: Type.Array(Type.Object({ law_school: Line(), year: Year, honors: Type.Union([Line(), Type.Null()]) }), {
    maxItems: 10
  }),
  certifications: Lines(20),
  case_results: Type.Array(Type.Object({ case_type: Line(), result: Line(200), year: Year }), { maxItems: 20 }),
  languages: Lines(20),
  state_bars: Type.Array(StateCode, { minItems: 1, maxItems: 51, uniqueItems: true }),
  board_certified: Type.Boolean(),
  million_dollar_advocates: Type.Boolean(),
  verified: Type.Boolean(),
  avvo_rating: Type.Optional(Type.Number({ minimum: 1, maximum: 10 })),
  peer_rating: Type.Optional(Type.Number({ minimum: 1, maximum: 5 })),
  client_rating: Type.Optional(Type.Number({ minimum: 1, maximum: 5 })),
  consultation_fee: Cents,
  hourly_rate: Type.Optional(Cents),
  contingency_percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  flat_fee: Type.Boolean(),
  payment_plans: Type.Boolean(),
  available_within_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 }))
})
export type ImportedAttorney = Static<typeof ImportedAttorney>

export type Column = keyof ImportedAttorney
export const COLUMNS = Object.keys(ImportedAttorney.properties) as Column[]
/** The others may be empty or missing. */
export const REQUIRED: readonly Column[] = [
  'name',
  'firm',
  'specialties',
  'phone',
  'email',
  'street',
  'city',
  'state',
  'years_experience',
  'bar_number'
]
