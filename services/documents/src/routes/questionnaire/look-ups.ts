import { clientAddress } from '@formwright/kit/http/client-address'
import { type HttpError, notFound } from '@formwright/kit/http/errors'
import { throttle } from '@formwright/kit/http/throttle'
import type { Database } from '../../tables.ts'

/** Counts a look-up that found nothing, so that nobody can try ids in a row: 429 beyond the limit of a minute. */
export const countMiss = (db: Database, limit: number, address: string): Promise<void> =>
  throttle(db, { key: `lookup:${clientAddress(address)}`, limit, windowSeconds: 60 })

/** The error of a look-up that found nothing, counted. */
export async function miss(db: Database, limit: number, address: string, detail: string): Promise<HttpError> {
  await countMiss(db, limit, address)
  return notFound(detail)
}
