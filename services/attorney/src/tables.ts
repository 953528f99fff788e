import type { MarksOf } from '@formwright/kit/postgres/personal-marks'
import type { KitTables } from '@formwright/kit/postgres/tables'
import type { Insertable, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { CaseResult, Education } from './schemas/attorney.ts'

export interface AttorneyTables extends KitTables {
  attorneys: AttorneyTable
}
export type Database = Kysely<AttorneyTables>

interface AttorneyTable {
  id: string
  name: string
  firm: string
  /** Practice areas. */
  specialties: string[]
  /** Topics within them. */
  specializations: string[]
  phone: string
  email: string
  website: string | null
  street: string
  city: string
  /** Two-letter code. */
  state: string
  rating: number
  reviews: number
  years_experience: number
  bar_number: string
  education: JSONColumnType<Education[]>
  certifications: string[]
  case_results: JSONColumnType<CaseResult[]>
  languages: string[]
  state_bars: string[]
  board_certified: boolean
  million_dollar_advocates: boolean
  source: string
  verified: boolean
  /** 1 to 10; the two others 1 to 5. */
  avvo_rating: number | null
  peer_rating: number | null
  client_rating: number | null
  consultation_fee_cents: number
  hourly_rate_cents: number | null
  contingency_percent: number | null
  flat_fee: boolean
  payment_plans: boolean
  /** Until a first appointment; null when nobody said. */
  available_within_days: number | null
  /** A tsvector, made in the database. */
  search: string
}
export type AttorneyRow = Omit<Selectable<AttorneyTable>, 'search'>
export type NewAttorneyRow = Omit<Insertable<AttorneyTable>, 'search'>

const DIRECTORY = 'a public directory of a profession: it has no accounts, and changes with the list that is imported'
const LISTED = { unshown: DIRECTORY, kept: DIRECTORY, keptWithoutAccount: DIRECTORY }

export const marks = {
  attorneys: {
    id: 'none',
    name: LISTED,
    firm: LISTED,
    specialties: 'none',
    specializations: 'none',
    phone: LISTED,
    email: LISTED,
    website: LISTED,
    street: LISTED,
    city: 'none',
    state: 'none',
    rating: LISTED,
    reviews: LISTED,
    years_experience: LISTED,
    bar_number: LISTED,
    education: LISTED,
    certifications: LISTED,
    case_results: LISTED,
    languages: LISTED,
    state_bars: LISTED,
    board_certified: LISTED,
    million_dollar_advocates: LISTED,
    source: 'none',
    verified: 'none',
    avvo_rating: LISTED,
    peer_rating: LISTED,
    client_rating: LISTED,
    consultation_fee_cents: 'none',
    hourly_rate_cents: 'none',
    contingency_percent: 'none',
    flat_fee: 'none',
    payment_plans: 'none',
    available_within_days: 'none',
    search: LISTED
  }
} as const satisfies MarksOf<Omit<AttorneyTables, keyof KitTables>>
