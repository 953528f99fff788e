/** A service, seen as the blank forms in it. */
export type Form = {
  id: number
  slug: string
  title: string
  description: string
  category: string
  duration: string
  price: number
  popular: boolean
  features: readonly string[]
}

/** The categories one may choose from here, as the specification lists them. */
export const formCategories = [
  'All',
  'Family Law',
  'Business & Corporate',
  'Wills, Estates & Probate',
  'Criminal Record / Expungement'
]
