import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'
import { type InvestmentType, investmentSets } from '../model/investment-sets.ts'

const forms = 'GET /api/investment/forms/{type}'
export type InvestmentForms = Answer<typeof forms>

const getForms = (type: InvestmentType, signal: AbortSignal) => api(forms, { path: { type }, signal })

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
