import { HttpError, notFound } from '@formwright/kit/errors'
import { deletePriceCopy, findPriceCopy, savePriceCopy } from '../repositories/price-copies.ts'
import type { PriceCopyRow } from '../tables.ts'
import type { Context } from './context.ts'

const FRESH_SECONDS = 60

interface SellableFacts {
  id: number
  slug: string
  title: string
  price_cents: number
  states: 'all' | string[]
}

/**
 * What a service costs and where it is sold: our copy while it is fresh, else catalog's word, else the copy however old.
 * Throws 404 for an unknown service, and 503 when catalog is away and was never asked for this one.
 */
export async function servicePrice({ db, catalog, log }: Context, serviceId: number): Promise<PriceCopyRow> {
  const copy = await findPriceCopy(db, serviceId, FRESH_SECONDS)
  if (copy?.fresh) return copy
  try {
    const facts = await catalog.json<SellableFacts>('GET', `/internal/services/${serviceId}`)
    const { id: service_id, slug, title, price_cents, states } = facts
    return await savePriceCopy(db, { service_id, slug, title, price_cents, states: states === 'all' ? null : states })
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) {
      if (copy) await deletePriceCopy(db, serviceId)
      throw notFound('Service not found', 'service-not-found')
    }
    if (copy === undefined) throw error instanceof HttpError ? withoutBlame(error) : error
    log.warn({ service: serviceId, err: (error as Error).message }, 'catalog is away: sold at the copied price')
    return copy
  }
}

/** Whatever catalog refuses us is not the customer's doing. */
const withoutBlame = (error: HttpError) =>
  error.status >= 500 ? error : new HttpError(503, 'unavailable', 'Service temporarily unavailable', { cause: error })
