import { createHash } from 'node:crypto'
import { ownerOf } from '@formwright/kit/identity/owner'
import type { AddOnId } from '../add-ons/add-ons.ts'

/** A wish to pay, as it came over the wire and from whom. */
export interface CheckoutRequest {
  serviceId: number
  email: string
  /** One of our own origins. */
  origin: string
  userId: string | undefined
  accountId: string | undefined
  /** The state of the Union whose law applies. */
  state: string | undefined
  addOns: AddOnId[]
  /** Normalised. */
  promoCode: string | undefined
  idempotencyKey: string | undefined
  addressKey: string
}

export interface RequestHashes {
  /** The client's Idempotency-Key. */
  key: string | null
  /** What came with the key. */
  body: string
  /** Who wants what; null for somebody without `user_id` and account, who cannot be recognised. */
  request: string | null
}

/** Hashes, so that neither a client's key nor its secret `user_id` rests in the database. */
export function hashesOf(request: CheckoutRequest, priceCents: number): RequestHashes {
  const { serviceId, email, origin, userId, accountId, state, addOns, promoCode, idempotencyKey } = request
  const owner = userId === undefined ? null : ownerOf(userId)
  const content = [serviceId, email.toLowerCase(), origin, owner, accountId, state, addOns.toSorted(), promoCode]
  return {
    key: hashOfKey(idempotencyKey),
    body: hash(['body', ...content]),
    request: owner === null && accountId === undefined ? null : hash(['request', ...content, priceCents])
  }
}

/** The client's key as it rests in the database; null for none. */
export const hashOfKey = (key: string | undefined) => (key === undefined ? null : hash(['key', key]))

const hash = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
