import type { Answers } from '@formwright/interview/answers'
import { useEffect, useMemo, useState } from 'react'
import { generateDocument, savedIn } from '../../../features/documents/api/generate-document.ts'
import type { Generation } from '../../../features/documents/api/get-generation.ts'
import { useGeneration } from '../../../features/documents/components/use-generation.ts'
import type { Draft } from '../../../features/questionnaire/components/use-draft.ts'
import { cleaned } from '../../../features/questionnaire/model/clean.ts'
import { type Problem, stillRefused } from '../../../features/questionnaire/model/problems.ts'
import { StaleRevision } from '../../../features/questionnaire/model/saving/autosave.ts'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useSearchParams } from '../../../lib/router/search-params.ts'

const showAfterMs = 2000

export type Generate = {
  start: () => void
  starting: boolean
  /** The generation asked for here, while it is on its way. */
  generation: Generation | null
  failure: string | null
  refused: readonly Problem[]
}

/** Saves the answers as complete, asks for the documents, watches them, and shows them two seconds after they are ready. */
export function useGenerate(serviceId: number, draft: Draft): Generate {
  const [params, setParams] = useSearchParams()
  const id = params.get('generation')
  const watched = useGeneration(id)
  const [starting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<{ errors: readonly FieldError[]; sent: Answers }>({ errors: [], sent: {} })
  const { answers: now } = draft.state
  const stands = useMemo(() => stillRefused(refused.errors, refused.sent, now), [refused, now])
  const ready = watched.data?.status === 'ready'

  useEffect(() => {
    if (!ready || !id) return
    const show = () => setParams({ view: 'documents', generation: id }, { replace: true })
    const timer = setTimeout(show, showAfterMs)
    return () => clearTimeout(timer)
  }, [ready, id, setParams])

  async function start() {
    if (starting) return
    setStarting(true)
    setFailure(null)
    const sent = draft.autosave.state().answers
    try {
      await draft.autosave.flush(true)
      const { answers, draftId } = draft.autosave.state()
      const accepted = await generateDocument({ service_id: serviceId, answers: cleaned(answers), draft_id: draftId })
      moveOn(draft, accepted)
      setRefused({ errors: [], sent })
      setParams({ view: 'review', generation: accepted.generation_id }, { replace: true })
    } catch (error) {
      moveOn(draft, savedIn(error))
      if (error instanceof ApiError && error.errors.length > 0) setRefused({ errors: error.errors, sent })
      else setFailure(sentenceFor(error))
    } finally {
      setStarting(false)
    }
  }

  const failed = watched.data?.status === 'failed'
  return {
    start: () => void start(),
    starting,
    generation: watched.data ?? null,
    failure: failure ?? (failed ? 'Failed to generate document. Please contact support.' : null),
    refused: stands
  }
}

/** The draft stands where the answers were saved: answers that are refused today are saved all the same. */
function moveOn({ autosave }: Draft, saved: { draft_id?: string; revision?: number } = {}): void {
  const { draft_id: draftId, revision } = saved
  if (draftId !== undefined && revision !== undefined) autosave.movedOn({ draftId, revision })
}

/** Another tab's newer answers are told by the questionnaire itself, with the choice between the two. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof StaleRevision) return null
  if (error instanceof ApiError && [410, 429].includes(error.status) && error.detail) return error.detail
  return 'Failed to generate document. Please contact support.'
}
