import type { Service } from '../api/get-services.ts'

export const allCategories = 'All'

/** Title or description contains the words, in any case; the category is the chosen one or 'All'. */
export function filterServices(services: readonly Service[], search: string, category: string): Service[] {
  const wanted = search.trim().toLowerCase()
  return services.filter(
    (service) =>
      (category === allCategories || service.category === category) &&
      (service.title.toLowerCase().includes(wanted) || service.description.toLowerCase().includes(wanted))
  )
}

/** 'All' and each distinct category, in the order the catalogue first names it. */
export function categoriesOf(services: readonly Service[]): string[] {
  return [allCategories, ...new Set(services.map((service) => service.category))]
}
