import type { SellableFacts } from '@formwright/proto-events/calls/catalog'
import { type OffSale, saleOf } from '../domain/off-sale.ts'
import type { Service } from '../schemas/service.ts'
import type { ServiceRow } from '../tables.ts'

export const toService = (row: ServiceRow, off: OffSale, state?: string): Service => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  category: row.category,
  price: row.price_cents / 100,
  duration: row.duration,
  complexity: row.complexity,
  popular: row.popular,
  features: row.features,
  states: row.states ?? 'all',
  typical_fee: row.typical_fee,
  documents: row.documents,
  ...saleOf(row, off, state)
})

export const toSellableFacts = (row: ServiceRow, off: OffSale): SellableFacts => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  price_cents: row.price_cents,
  states: row.states ?? 'all',
  ...saleOf(row, off)
})
