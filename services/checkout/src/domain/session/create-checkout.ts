import { unavailable, unprocessable } from '@formwright/kit/http/errors'
import type { OrderRow } from '../../tables.ts'
import type { Context } from '../context.ts'
import { endOrder } from '../order/end-order.ts'
import { OrderInTheWay } from '../order/order-in-the-way.ts'
import { type Placed, placeOrder, type Wish } from '../order/place-order.ts'
import { loggableFailure } from '../stripe/stripe.ts'
import { type CheckoutRequest, hashesOf } from './checkout-request.ts'
import { refuseOffSale } from './off-sale.ts'
import { openSession, type PayableSession } from './open-session.ts'
import { refuseUntrue } from './refuse-untrue.ts'
import { servicePrice } from './service-price.ts'

/**
 * Opens a payment for a service at our price. The same request leads to the same session: by its Idempotency-Key, or by
 * user, service and content while the session is open; never by an e-mail address alone.
 */
export async function createCheckout(context: Context, request: CheckoutRequest, now: Date): Promise<PayableSession> {
  const service = await servicePrice(context, request.serviceId)
  if (request.state !== undefined && service.states !== null && !service.states.includes(request.state)) {
    const sentence = `${service.title} is not available in ${request.state}`
    throw unprocessable(sentence, [{ field: 'state', message: 'is not covered by this service' }], 'state-not-covered')
  }
  refuseOffSale(service.off_sale, request.state)
  await refuseUntrue(context, request)
  const hashes = hashesOf(request, service.price_cents)
  const { order, isNew } = await placeOrEndEarlier(context, { request, hashes, service, now })
  const repeatable = hashes.request !== null || hashes.key !== null
  return openSession(context, order, { leased: isNew, repeatable })
}

async function placeOrEndEarlier(context: Context, wish: Wish): Promise<Placed> {
  const place = () => context.db.transaction().execute((trx) => placeOrder(trx, wish))
  const earlier = await place().catch((error: unknown) => {
    if (error instanceof OrderInTheWay) return error
    throw error
  })
  if (!(earlier instanceof OrderInTheWay)) return earlier
  for (const order of earlier.orders) await endEarlier(context, order)
  return place().catch((error: unknown) => {
    throw error instanceof OrderInTheWay ? error.refusal : error
  })
}

const endEarlier = (context: Context, order: OrderRow) =>
  endOrder(context, order).catch((error: unknown) => {
    context.log.warn({ order: order.id, ...loggableFailure(error) }, 'earlier order not ended')
    throw unavailable('Payment processing failed. Please try again.')
  })
