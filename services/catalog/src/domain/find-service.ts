import { notFound } from '@formwright/kit/http/errors'
import { findService } from '../repositories/services.ts'
import type { Database, ServiceRow } from '../tables.ts'

/** A service by what stands in the address: its number or its slug. Throws 404. */
export async function getService(db: Database, idOrSlug: string): Promise<ServiceRow> {
  const by = referenceOf(idOrSlug)
  const service = by && (await findService(db, by))
  if (service === undefined) throw notFound('Service not found')
  return service
}

/** Undefined for what can be neither; a number beyond Postgres' integer would be an error there. */
export function referenceOf(idOrSlug: string): { id: number } | { slug: string } | undefined {
  if (/^[0-9]{1,9}$/.test(idOrSlug)) return { id: Number(idOrSlug) }
  return /^[a-z][a-z0-9-]{0,79}$/.test(idOrSlug) ? { slug: idOrSlug } : undefined
}
