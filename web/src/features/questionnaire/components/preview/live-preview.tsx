import type { Answers } from '@formwright/interview/answers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { controlClass } from '../../../../components/ui/fields/text-field.tsx'
import { Skeleton } from '../../../../components/ui/skeleton.tsx'
import { useDebounced } from '../../../../lib/hooks/use-debounced.ts'
import type { Questionnaire } from '../../api/get-questionnaire.ts'
import { previewDocument } from '../../api/preview-document.ts'
import { askedNow } from '../../model/asked.ts'
import { cleaned } from '../../model/clean.ts'
import { papersOf } from '../../model/papers-of.ts'
import { refusalIn } from '../../model/problems.ts'
import { PreviewFrame } from './preview-frame.tsx'

const restMs = 600

type LivePreviewProps = {
  questionnaire: Questionnaire
  answers: Answers
  current: string | null
  /** A clause was chosen: the question that fills it. */
  onPick: (question: string) => void
}

/** The document beside the questions, drawn anew whenever the answers rest for a moment. */
export function LivePreview({ questionnaire, answers, current, onPick }: LivePreviewProps) {
  const documents = papersOf(questionnaire, answers)
  const [wanted, setWanted] = useState('')
  // An answer may take the document on show out of the set.
  const chosen = (documents.find(({ id }) => id === wanted) ?? documents[0])?.id ?? ''
  const settled = useDebounced(answers, restMs)
  const untrue = refusalIn(questionnaire, askedNow(questionnaire, settled))
  const preview = useQuery({
    enabled: untrue === null,
    queryKey: ['preview', questionnaire.service_id, chosen, settled],
    queryFn: ({ signal }) =>
      previewDocument(
        { service_id: questionnaire.service_id, answers: cleaned(settled), ...(chosen ? { document: chosen } : {}) },
        signal
      ),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    retry: false
  })
  return (
    <section aria-label="Live preview" className="flex h-full min-h-0 flex-col gap-3">
      <p className="-mb-1 text-[13px] text-soft">A preview. Choose a marked place to change its answer.</p>
      {documents.length > 1 ? (
        <select
          aria-label="Document shown in the preview"
          className={controlClass}
          value={chosen}
          onChange={(event) => setWanted(event.target.value)}
        >
          {documents.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      ) : null}
      <div className="relative min-h-0 flex-1">
        {untrue !== null ? (
          <p
            role="status"
            className="grid h-full content-center rounded-page border border-rule bg-sheet p-6 text-center text-[15px] text-soft"
          >
            {`No paper is drawn that would be untrue. ${untrue}`}
          </p>
        ) : preview.data ? (
          <PreviewFrame
            key={chosen}
            html={preview.data}
            title={`Preview: ${documents.find(({ id }) => id === chosen)?.title ?? questionnaire.service_title}`}
            current={current}
            onPick={onPick}
          />
        ) : preview.isError ? (
          <div className="grid h-full content-center justify-items-center gap-3 rounded-page border border-rule bg-sheet p-6 text-center text-[15px] text-soft">
            <p role="status">The preview is resting. Your answers are safe.</p>
            <Button look="quiet" onClick={() => preview.refetch()}>
              Show it again
            </Button>
          </div>
        ) : (
          <Skeleton className="h-full" />
        )}
      </div>
    </section>
  )
}
