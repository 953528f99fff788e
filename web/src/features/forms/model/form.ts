import type { Service } from '../../../lib/service.ts'

/** A service, seen as the blank forms in it. */
export type Form = Service

/** The categories one may choose from here, as the specification lists them. */
export const formCategories = [
  'All',
  'Family Law',
  'Business & Corporate',
  'Wills, Estates & Probate',
  'Criminal Record / Expungement'
]
