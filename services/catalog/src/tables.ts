import type { MarksOf } from '@formwright/kit/postgres/personal-marks'
import type { KitTables } from '@formwright/kit/postgres/tables'
import type { Generated, Insertable, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { Complexity, Paper, TypicalFee } from './schemas/service.ts'

export interface CatalogTables extends KitTables {
  services: ServiceTable
}
export type Database = Kysely<CatalogTables>

interface ServiceTable {
  id: number
  slug: string
  title: string
  description: string
  category: string
  price_cents: number
  duration: string
  complexity: Complexity
  popular: boolean
  features: string[]
  /** Null: every state and D.C. */
  states: string[] | null
  typical_fee: JSONColumnType<TypicalFee> | null
  documents: JSONColumnType<Paper[]>
  /** Of the states whose papers are not those above. */
  documents_by_state: JSONColumnType<Record<string, Paper[]>>
  active: Generated<boolean>
  updated_at: Generated<Date>
}
/** Without what the states say, which is read one by one. */
export type ServiceRow = Omit<Selectable<ServiceTable>, 'documents_by_state'>
export type NewServiceRow = Insertable<ServiceTable>

export const marks = {
  services: {
    id: 'none',
    slug: 'none',
    title: 'none',
    description: 'none',
    category: 'none',
    price_cents: 'none',
    duration: 'none',
    complexity: 'none',
    popular: 'none',
    features: 'none',
    states: 'none',
    typical_fee: 'none',
    documents: 'none',
    documents_by_state: 'none',
    active: 'none',
    updated_at: 'none'
  }
} as const satisfies MarksOf<Omit<CatalogTables, keyof KitTables>>
