import type { KitTables } from '@formwright/kit/tables'
import type { Generated, Insertable, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { Complexity, TypicalFee } from './schemas/service.ts'

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
  active: Generated<boolean>
  updated_at: Generated<Date>
}
export type ServiceRow = Selectable<ServiceTable>
export type NewServiceRow = Insertable<ServiceTable>
