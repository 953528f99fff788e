import type { HttpError } from '@formwright/kit/errors'
import type { OrderRow } from '../tables.ts'

/** An earlier order of the same person must be ended before a new one can be placed. Undoes what was begun for the new one. */
export class OrderInTheWay extends Error {
  readonly order: OrderRow
  /** What the customer is told when the earlier order cannot be ended. */
  readonly refusal: HttpError

  constructor(order: OrderRow, refusal: HttpError) {
    super('An earlier order is in the way')
    this.name = 'OrderInTheWay'
    this.order = order
    this.refusal = refusal
  }
}
