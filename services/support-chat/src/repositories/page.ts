import type { SelectQueryBuilder } from 'kysely'

export interface Page {
  limit: number
  /** Rows before this `seq`; the first page has none. */
  before: string | undefined
}

/** Newest first, and one row more than asked for: it tells whether there is another page. */
export function pageOf<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { limit, before }: Page
): SelectQueryBuilder<Tables, Table, Row> {
  const any = query as unknown as SelectQueryBuilder<{ rows: { seq: string } }, 'rows', Row>
  return any
    .$if(before !== undefined, (rows) => rows.where('seq', '<', before ?? ''))
    .orderBy('seq', 'desc')
    .limit(limit + 1) as unknown as SelectQueryBuilder<Tables, Table, Row>
}
