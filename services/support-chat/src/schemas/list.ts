import { Limit } from '@formwright/kit/schemas'
import { type Static, Type } from 'typebox'

/** A page of a list, newest first. The next one stands in the answer's `Link` header. */
export const ListQuery = Type.Object({
  limit: Limit,
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$', description: 'From the `Link` header' })),
  format: Type.Enum(['json', 'csv'] as const, { default: 'json', description: '`csv`: a file for a spreadsheet' })
})
export type ListQuery = Static<typeof ListQuery>
