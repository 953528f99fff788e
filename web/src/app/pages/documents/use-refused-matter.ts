import { useQuery } from '@tanstack/react-query'
import { getDrafts } from '../../../features/questionnaire/api/get-drafts.ts'
import { knownUserId } from '../../../lib/identity/user-id.ts'
import { paths } from '../../paths.ts'

/** What an order would pay for next, where its papers would be untrue today; null where nothing is known to be. */
export function useRefusedMatter(serviceId: number): { message: string; change: string } | null {
  const drafts = useQuery({
    queryKey: ['drafts', 'unpaid', serviceId],
    queryFn: ({ signal }) => getDrafts(signal),
    enabled: knownUserId() !== null,
    staleTime: 0
  })
  const [matter] = (drafts.data ?? [])
    .filter(({ service_id, generation }) => service_id === serviceId && generation?.kind !== 'final')
    .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))
  if (!matter?.refusal) return null
  const q = matter.refusal.question.split('[', 1)[0] ?? ''
  return { message: matter.refusal.message, change: paths.questionnaire(serviceId, { draft: matter.draft_id, q }) }
}
