/** What the stage says of a service: the catalogue's own words and price. */
export type ShownService = {
  slug: string
  title: string
  price: number
  duration: string
  features: readonly string[]
}

/** What is bought in the demonstration. */
export const bought = 'uncontested-divorce'
export const offered = [bought, 'llc-formation', 'simple-will', 'trademark-application']
