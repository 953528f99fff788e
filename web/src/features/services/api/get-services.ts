import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'

/** What the catalogue sells. `price` is in dollars; `states` names the codes it is right for. */
export type Service = {
  id: number
  slug: string
  title: string
  description: string
  category: string
  complexity: string
  price: number
  duration: string
  features: string[]
  popular: boolean
  states: 'all' | string[]
  /** What the operator does not sell at the moment. A page that the build drew does not know it yet. */
  off_sale?: boolean
  off_sale_sentence?: string | null
  off_sale_states?: { state: string; sentence: string }[]
}

export function useServices() {
  return useQuery({ queryKey: ['services'], queryFn: ({ signal }) => api<Service[]>('/services', { signal }) })
}
