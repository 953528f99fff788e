import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { type DraftSummary, getDrafts } from '../../../features/questionnaire/api/get-drafts.ts'
import { WaitingNotice } from '../../../features/questionnaire/components/waiting-notice.tsx'
import { knownUserId } from '../../../lib/identity/user-id.ts'
import { useNavigate } from '../../../lib/router/location.tsx'
import { paths } from '../../paths.ts'

type WaitingOrderProps = {
  draftId: string | null | undefined
  /** What the page itself knows: of a matter that is or was refused each saved revision is asked about. */
  seen?: { refused: boolean; revision: number | null }
  /** What stands here where no paid order waits. */
  children?: ReactNode
}

/** What a customer is told wherever they meet a paid matter that is refused for now. */
export function WaitingOrder({
  draftId,
  seen = { refused: false, revision: null },
  children = null
}: WaitingOrderProps) {
  const drafts = useQuery({
    queryKey: ['drafts', 'waiting', draftId],
    queryFn: ({ signal }) => getDrafts(signal),
    enabled: Boolean(draftId) && knownUserId() !== null,
    staleTime: 0
  })
  const matter = drafts.data?.find(({ draft_id, waiting }) => draft_id === draftId && waiting)
  const { refetch } = drafts
  const { revision } = seen
  const changing = seen.refused || matter !== undefined
  useEffect(() => {
    if (changing && revision !== null) void refetch()
  }, [changing, revision, refetch])
  return matter ? <Waiting matter={matter} /> : children
}

export function Waiting({ matter }: { matter: DraftSummary }) {
  const { service_id, draft_id: draft, refusal } = matter
  const navigate = useNavigate()
  const question = refusal?.question.split('[', 1)[0]
  const place: Record<string, string> = question ? { draft, q: question, from: 'review' } : { draft, view: 'review' }
  return (
    <WaitingNotice
      matter={matter}
      links={
        <>
          <ButtonLink look={question ? 'primary' : 'quiet'} to={paths.questionnaire(service_id, place)}>
            {question ? 'Change the answer' : 'Look at my answers'}
          </ButtonLink>
          <ButtonLink look="quiet" to={paths.help}>
            Ask for my money back
          </ButtonLink>
        </>
      }
      onConfirmed={(generation) =>
        void navigate(paths.questionnaire(service_id, { draft, view: 'review', generation }))
      }
    />
  )
}
