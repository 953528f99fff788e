import { randomUUID } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { conflict } from '@formwright/kit/http/errors'
import { documentMailRequested, downloadRenewalRequested } from '@formwright/proto-events'
import { findEntitlement } from '../../repositories/order/entitlements.ts'
import { type ListedGeneration, reopen } from '../../repositories/set/generations.ts'
import type { Database } from '../../tables.ts'
import { OPEN_DAYS } from './expiry.ts'

/** Throws 409 for a set that cannot be mailed: it is not ready, or no order tells an address. */
export function checkMailable({ status, order_id }: ListedGeneration): void {
  if (order_id === null)
    throw conflict('A preview belongs to no order, so there is no address to write to.', 'no-order')
  if (status !== 'ready') throw conflict('Your documents are still being made. Please try again soon.', 'not-ready')
}

/** Asks for a mail with a fresh link. The download opens again when that mail is written, not before. */
export async function requestRenewal(db: Database, { id }: ListedGeneration): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await appendToOutbox(trx, downloadRenewalRequested, { renewal_id: randomUUID(), generation_id: id })
  })
}

/** Asks for a mail with the papers themselves, as the first set of an order gets by itself. */
export async function requestSetMail(db: Database, { id, service_title }: ListedGeneration): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await appendToOutbox(trx, documentMailRequested, { request_id: randomUUID(), generation_id: id, service_title })
  })
}

/** Opens the download for another period and tells whom to write to. Undefined when there is nobody. */
export async function renewDownload(
  db: Database,
  { id, order_id: orderId, status, closed_at }: ListedGeneration
): Promise<{ email: string; expiresAt: Date } | undefined> {
  const order = orderId === null ? undefined : await findEntitlement(db, orderId)
  if (order === undefined || status !== 'ready' || closed_at !== null) return undefined
  const { expires_at: expiresAt } = await db.transaction().execute((trx) => reopen(trx, id, OPEN_DAYS))
  return expiresAt === null ? undefined : { email: order.email, expiresAt }
}
