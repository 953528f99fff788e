import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/generated/openapi.d.ts'
import { type InvestmentType, investmentSets } from '../model/investment-sets.ts'

export type InvestmentForms =
  paths['/api/investment/forms/{type}']['get']['responses'][200]['content']['application/json']

const getForms = (type: InvestmentType, signal: AbortSignal) =>
  api<InvestmentForms>(`/investment/forms/${type}`, { signal })

/** The forms one kind of investment needs; nothing is asked for null. */
export function useForms(type: InvestmentType | null) {
  return useQuery({
    queryKey: ['investment-forms', type],
    queryFn: ({ signal }) => getForms(type ?? 'safe', signal),
    enabled: type !== null
  })
}

/** All four kinds at once, in the order of the sets. */
export function useAllForms() {
  return useQuery({
    queryKey: ['investment-forms', 'all'],
    queryFn: ({ signal }) => Promise.all(investmentSets.map(({ type }) => getForms(type, signal)))
  })
}
