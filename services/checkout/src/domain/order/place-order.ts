import { randomUUID } from 'node:crypto'
import { conflict, unavailable, unprocessable } from '@formwright/kit/http/errors'
import { ownerLabel, ownerOf } from '@formwright/kit/identity/owner'
import { findKey, saveKey } from '../../repositories/idempotency-keys.ts'
import {
  findOpenOrderByRequest,
  findOrder,
  findOrders,
  insertOrder,
  lockRequests
} from '../../repositories/order/orders.ts'
import { reservePromo } from '../../repositories/promo/promo-redemptions.ts'
import type { CheckoutTransaction, NewOrderRow, OrderRow, PriceCopyRow } from '../../tables.ts'
import { addOnsOf } from '../add-ons/add-ons.ts'
import { checkPromo } from '../promo/check-promo.ts'
import { emailKey } from '../promo/email-key.ts'
import { PROMO_ERRORS } from '../promo/promo-rules.ts'
import type { CheckoutRequest, RequestHashes } from '../session/checkout-request.ts'
import { quote } from '../session/quote.ts'
import { OrderInTheWay } from './order-in-the-way.ts'

export interface Wish {
  request: CheckoutRequest
  hashes: RequestHashes
  service: PriceCopyRow
  now: Date
}
export interface Placed {
  order: OrderRow
  isNew: boolean
}

/** Finds the order that the same request led to, or stores a new one with its price and its promo code reserved. */
export async function placeOrder(trx: CheckoutTransaction, wish: Wish): Promise<Placed> {
  const { hashes, now } = wish
  await lockRequests(
    trx,
    [hashes.key, hashes.request].filter((hash) => hash !== null)
  )
  const known = await findEarlier(trx, hashes)
  if (known) {
    await keepKey(trx, hashes, known.id)
    if (known.state === 'open' && known.session_expires_at !== null && known.session_expires_at <= now) {
      throw new OrderInTheWay([known], unavailable('Payment processing failed. Please try again.'))
    }
    return { order: known, isNew: false }
  }
  const discount = await discountOf(trx, wish)
  const order = await insertOrder(trx, newOrder(wish, discount?.percent ?? 0))
  if (discount && !(await reservePromo(trx, order.id, discount))) {
    // Somebody was faster since the code was checked: what is true now is the answer.
    await discountOf(trx, wish)
    throw refusedPromo(PROMO_ERRORS.reserved)
  }
  await keepKey(trx, hashes, order.id)
  return { order, isNew: true }
}

async function findEarlier(trx: CheckoutTransaction, hashes: RequestHashes): Promise<OrderRow | undefined> {
  const key = hashes.key === null ? undefined : await findKey(trx, hashes.key)
  if (key && key.body_hash !== hashes.body) {
    throw conflict('This Idempotency-Key was used for another request', 'idempotency-key-reused')
  }
  const order = key && (await findOrder(trx, key.order_id))
  if (order && order.state !== 'expired') return order
  return hashes.request === null ? undefined : findOpenOrderByRequest(trx, hashes.request)
}

const keepKey = async (trx: CheckoutTransaction, { key, body }: RequestHashes, orderId: string) => {
  if (key !== null) await saveKey(trx, { keyHash: key, bodyHash: body, orderId })
}

/** Throws 422 for a code that cannot be used, and the customer's own open orders that must make way for this one. */
async function discountOf(trx: CheckoutTransaction, { request, now }: Wish) {
  const { promoCode: code, email, addressKey, userId } = request
  if (code === undefined) return undefined
  const asker = { code, emailKey: emailKey(email), addressKey, owner: userId === undefined ? null : ownerOf(userId) }
  const verdict = await checkPromo(trx, asker, now)
  if (verdict.promo === undefined) throw refusedPromo(verdict.error)
  const { promo, ownOrders } = verdict
  if (ownOrders.length > 0)
    throw new OrderInTheWay(await findOrders(trx, ownOrders), refusedPromo(PROMO_ERRORS.reserved))
  return { ...asker, percent: promo.discount_percent }
}

const refusedPromo = (sentence: string) =>
  unprocessable(sentence, [{ field: 'promo_code', message: 'cannot be used' }], 'promo-refused')

function newOrder({ request, hashes, service }: Wish, discountPercent: number): NewOrderRow {
  const { userId, email } = request
  const addOns = addOnsOf(request.addOns)
  const addOnsCents = addOns.reduce((sum, { price_cents }) => sum + price_cents, 0)
  const { listCents, discountCents, amountCents } = quote(service.price_cents, discountPercent, addOnsCents)
  return {
    id: randomUUID(),
    service_id: service.service_id,
    service_title: service.title,
    service_state: request.state ?? null,
    list_cents: listCents,
    discount_cents: discountCents,
    add_ons: JSON.stringify(addOns),
    amount_cents: amountCents,
    currency: 'usd',
    email,
    email_key: emailKey(email),
    address_key: request.addressKey,
    owner: userId === undefined ? null : ownerOf(userId),
    owner_label: userId === undefined ? null : ownerLabel(userId),
    account_id: request.accountId ?? null,
    origin: request.origin,
    request_hash: hashes.request
  }
}
