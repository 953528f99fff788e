import { marks as attorney } from '@formwright/attorney/tables'
import { marks as auth } from '@formwright/auth/tables'
import { marks as catalog } from '@formwright/catalog/tables'
import { marks as checkout } from '@formwright/checkout/tables'
import { marks as documents } from '@formwright/documents/tables'
import type { Mark, Reasons } from '@formwright/kit/postgres/personal-marks'
import { kitMarks } from '@formwright/kit/postgres/tables'
import { marks as notifications } from '@formwright/notifications/tables'
import type { ServiceName } from '@formwright/proto-events/services'
import { marks as supportChat } from '@formwright/support-chat/tables'

type Marks = Record<string, Record<string, Mark>>

/** What each service says of the columns of its database. */
export const marksOf: Record<ServiceName, Marks> = {
  catalog: { ...kitMarks, ...catalog },
  auth: { ...kitMarks, ...auth },
  checkout: { ...kitMarks, ...checkout },
  documents: { ...kitMarks, ...documents },
  attorney: { ...kitMarks, ...attorney },
  'support-chat': { ...kitMarks, ...supportChat },
  notifications: { ...kitMarks, ...notifications }
}

export interface Column {
  /** `checkout.orders.email`. */
  name: string
  service: ServiceName
  table: string
  column: string
  kind: 'none' | 'trace' | 'personal'
  reasons: Reasons
}

export const columns: Column[] = Object.entries(marksOf).flatMap(([service, tables]) =>
  Object.entries(tables).flatMap(([table, marks]) =>
    Object.entries(marks).map(([column, mark]) => ({
      name: `${service}.${table}.${column}`,
      service: service as ServiceName,
      table,
      column,
      kind: typeof mark === 'string' ? mark : 'personal',
      reasons: typeof mark === 'string' ? {} : mark
    }))
  )
)
