import type { HttpError } from '@formwright/kit/http/errors'
import type { OrderRow } from '../../tables.ts'

/** Earlier orders of the same person must be ended before a new one can be placed. Undoes what was begun for the new one. */
export class OrderInTheWay extends Error {
  readonly orders: readonly OrderRow[]
  /** What the customer is told when they cannot be ended. */
  readonly refusal: HttpError

  constructor(orders: readonly OrderRow[], refusal: HttpError) {
    super('An earlier order is in the way')
    this.name = 'OrderInTheWay'
    this.orders = orders
    this.refusal = refusal
  }
}
