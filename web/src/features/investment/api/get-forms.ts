import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/generated/openapi.d.ts'
import type { InvestmentType } from '../model/offers.ts'
import { investmentTypes } from '../model/offers.ts'

export type InvestmentForms =
  paths['/api/investment/forms/{type}']['get']['responses'][200]['content']['application/json']

const formsOf = (type: InvestmentType) =>
  queryOptions({
    queryKey: ['investment-forms', type],
    queryFn: ({ signal }) => api<InvestmentForms>(`/investment/forms/${type}`, { signal })
  })

/** The forms one kind of investment needs; nothing is asked for null. */
export function useForms(type: InvestmentType | null) {
  return useQuery({ ...formsOf(type ?? 'safe'), enabled: type !== null })
}

/** All four kinds at once, in the order of the offers. */
export function useAllForms() {
  return useQueries({ queries: investmentTypes.map(formsOf) })
}
