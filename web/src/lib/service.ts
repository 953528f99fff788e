import type { RowOf } from './api/routes.ts'

type Row = RowOf<'GET /api/services'>
type Sale = 'off_sale' | 'off_sale_sentence' | 'off_sale_states'

/**
 * What the catalogue sells. `price` is in dollars; `states` names the codes it is right for. A page that the build drew does
 * not know yet what the operator does not sell at the moment.
 */
export type Service = Omit<Row, Sale> & Partial<Pick<Row, Sale>>

/** A paper of a set as the catalogue promises it; not certain where answers, or the state while none is chosen, decide. */
export type Paper = Row['documents'][number]
