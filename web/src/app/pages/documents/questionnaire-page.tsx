import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { Problem } from '../../../components/ui/notice/problem.tsx'
import { GenerationProgress } from '../../../features/documents/components/generation-progress.tsx'
import { GenerationView } from '../../../features/documents/components/generation-view.tsx'
import type { Progress } from '../../../features/questionnaire/api/get-progress.ts'
import { getProgress, newDraft, nothingYet } from '../../../features/questionnaire/api/get-progress.ts'
import type { Questionnaire as Asked } from '../../../features/questionnaire/api/get-questionnaire.ts'
import { useQuestionnaire } from '../../../features/questionnaire/api/get-questionnaire.ts'
import { Questionnaire } from '../../../features/questionnaire/components/questionnaire.tsx'
import { QuestionnaireSkeleton } from '../../../features/questionnaire/components/questionnaire-skeleton.tsx'
import { useDraft } from '../../../features/questionnaire/components/use-draft.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { useParams } from '../../../lib/router/match-path.ts'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { paths } from '../../paths.ts'
import { WaitingOrder } from '../checkout/waiting-order.tsx'
import { useGenerate } from './use-generate.ts'

export function QuestionnairePage() {
  const { service = '' } = useParams()
  const asked = useQuestionnaire(service)
  const [params] = useSearchParams()
  usePageMeta(asked.data ? asked.data.service_title : 'Questionnaire', 'One plain question at a time, saved as you go.')
  const back = <ButtonLink to={paths.services()}>Back to Services</ButtonLink>
  if (asked.isPending) return <QuestionnaireSkeleton />
  if (asked.data) {
    const generation = params.get('generation')
    if (params.get('view') === 'documents' && generation) return <Documents id={generation} asked={asked.data} />
    return <WithProgress key={asked.data.service_id} asked={asked.data} />
  }
  if (asked.error instanceof ApiError && asked.error.status === 404) {
    return (
      <Problem title="Service Not Available" actions={back}>
        <p role="alert">There is no questionnaire for this service.</p>
      </Problem>
    )
  }
  return (
    <Problem
      title="Error Loading Questionnaire"
      actions={
        <>
          <Button onClick={() => asked.refetch()}>Try Again</Button>
          <ButtonLink look="quiet" to={paths.services()}>
            Back to Services
          </ButtonLink>
        </>
      }
    >
      <p role="alert">Failed to load questionnaire. Please try again.</p>
    </Problem>
  )
}

/**
 * Waits for what was answered before; a failure to load that is passed over, as the specification says. What came first
 * counts: read again later, when the network or the person is back, it must not replace what is being typed.
 */
function WithProgress({ asked }: { asked: Asked }) {
  const [params] = useSearchParams()
  // The address learns a new draft's id after the first save; what is on show is that draft already.
  const [draftId] = useState(() => params.get('draft'))
  const progress = useQuery({
    queryKey: ['progress', asked.service_id, draftId],
    queryFn: ({ signal }) => getProgress(asked.service_id, draftId, signal),
    staleTime: 0,
    gcTime: 0
  })
  const [first, setFirst] = useState<Progress | null>(null)
  // What is there and could not be read must not be written over: what is typed now begins a draft of its own.
  if (!first && !progress.isFetching) setFirst(progress.data ?? nothingYet(asked.service_id))
  return first ? <Filled asked={asked} progress={first} /> : <QuestionnaireSkeleton />
}

function Filled({ asked, progress }: { asked: Asked; progress: Progress }) {
  const draft = useDraft(asked.service_id, progress)
  const generate = useGenerate(asked.service_id, draft)
  return (
    <Questionnaire
      questionnaire={asked}
      draft={draft}
      refused={generate.refused}
      notices={({ refused }) => (
        <div className="mb-5 grid gap-4 empty:hidden">
          {progress.form_changed ? (
            <Notice tone="note">
              This form has changed since you were here. New questions are asked, and answers that nobody asks for any
              more are kept aside.
            </Notice>
          ) : null}
          <WaitingOrder draftId={draft.state.draftId} seen={{ refused, revision: draft.state.revision }} />
        </div>
      )}
      generate={
        generate.generation && generate.generation.status !== 'failed' ? (
          <InPlaceOfButton>
            <GenerationProgress generation={generate.generation} />
          </InPlaceOfButton>
        ) : (
          <>
            {generate.failure ? (
              <Notice tone="stop" className="w-full">
                {generate.failure}
              </Notice>
            ) : null}
            <Button onClick={generate.start} aria-disabled={generate.starting || undefined}>
              {generate.starting ? 'Sending your answers…' : 'Generate Documents'}
            </Button>
          </>
        )
      }
    />
  )
}

/** Takes the focus that the pressed button had. */
function InPlaceOfButton({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="w-full">
      {children}
    </div>
  )
}

function Documents({ id, asked }: { id: string; asked: Asked }) {
  useEffect(() => {
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <GenerationView
      id={id}
      help={
        <>
          <ButtonLink to={paths.questionnaire(asked.service_id, { view: 'review' })}>Back to your answers</ButtonLink>
          <ButtonLink look="quiet" to={paths.help}>
            Contact Support
          </ButtonLink>
        </>
      }
      pay={({ draft_id }) => (
        <WaitingOrder draftId={draft_id}>
          <ButtonLink to={paths.checkout(asked.service_id)}>Pay and remove the marks</ButtonLink>
        </WaitingOrder>
      )}
      more={({ draft_id, kind }) => (
        <>
          <ButtonLink
            look="quiet"
            to={paths.questionnaire(asked.service_id, { view: 'review', ...(draft_id ? { draft: draft_id } : {}) })}
          >
            Change an answer
          </ButtonLink>
          {kind === 'final' ? (
            <ButtonLink look="quiet" to={paths.questionnaire(asked.service_id, { draft: newDraft })}>
              Prepare one for another matter
            </ButtonLink>
          ) : null}
        </>
      )}
    />
  )
}
