import type { KitTables } from '@formwright/kit/tables'
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
