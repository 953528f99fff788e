import { HttpError, notFound } from '@formwright/kit/http/errors'
import { type SellableFacts, sellableFactsCall } from '@formwright/proto-events/calls/catalog'
import { deletePriceCopy, findPriceCopy, savePriceCopy } from '../../repositories/price-copies.ts'
import type { NewPriceCopyRow, PriceCopyRow } from '../../tables.ts'
import type { Context } from '../context.ts'

const FRESH_SECONDS = 60

/**
 * What a service costs and where it is sold, for a key like ours: our copy while it is fresh, else catalog's word, else the copy however old.
 * Throws 404 for an unknown service, and 503 when catalog is away and was never asked for this one.
 */
export async function servicePrice({ db, catalog, live, log }: Context, serviceId: number): Promise<PriceCopyRow> {
  const copy = await findPriceCopy(db, serviceId, { live, freshSeconds: FRESH_SECONDS })
  if (copy?.fresh) return copy
  try {
    const facts = await catalog.ask(sellableFactsCall, { params: { id: serviceId }, query: { live } })
    return await savePriceCopy(db, toCopy(facts, live))
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

const toCopy = (facts: SellableFacts, live: boolean): NewPriceCopyRow => ({
  service_id: facts.id,
  slug: facts.slug,
  title: facts.title,
  price_cents: facts.price_cents,
  states: facts.states === 'all' ? null : facts.states,
  off_sale: JSON.stringify({ sentence: facts.off_sale_sentence, states: facts.off_sale_states }),
  live
})

/** Whatever catalog refuses us is not the customer's doing. */
const withoutBlame = (error: HttpError) =>
  error.status >= 500 ? error : new HttpError(503, 'unavailable', 'Service temporarily unavailable', { cause: error })
