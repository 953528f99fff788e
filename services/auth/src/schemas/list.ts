import { Limit } from '@formwright/kit/schemas'
import { type Static, Type } from 'typebox'

/** A page of a list, newest first. The next one stands in the answer's `Link` header. */
export const PageQuery = {
  limit: Limit,
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$', description: 'From the `Link` header' }))
}
const Page = Type.Object(PageQuery)
export type Page = Static<typeof Page>
