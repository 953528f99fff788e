import { useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { DownloadButton, downloadFailed } from '../../../features/documents/components/download-button.tsx'
import type { DraftSummary } from '../../../features/questionnaire/api/get-drafts.ts'
import { paths } from '../../paths.ts'
import { Waiting } from './waiting-order.tsx'

type NextStepProps = { serviceId: number; draft: DraftSummary | null; pending: boolean }

/** The one thing to do after paying: the questions first, then the documents. */
export function NextStep({ serviceId, draft, pending }: NextStepProps) {
  const [failure, setFailure] = useState('')
  const final = draft?.generation?.kind === 'final' ? draft.generation : null
  if (draft?.waiting) {
    return (
      <div className="mt-6" data-print="no">
        <Waiting matter={draft} />
      </div>
    )
  }
  const answered = draft?.completed === true
  const ready = final?.status === 'ready'
  const search = draft && !answered ? { draft: draft.draft_id } : undefined
  return (
    <div className="mt-6 grid gap-4" data-print="no">
      {answered && !ready ? (
        <Notice tone="note">
          Your answers are complete, so your documents are being made now. This page shows when they are ready.
        </Notice>
      ) : null}
      {failure ? <Notice tone="stop">{failure}</Notice> : null}
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {!pending && !answered ? (
          <ButtonLink to={paths.questionnaire(serviceId, search)}>
            {draft ? 'Continue the questions' : 'Answer the questions'}
          </ButtonLink>
        ) : null}
        {ready && final ? (
          <>
            <DownloadButton
              file={{ generationId: final.generation_id }}
              saveAs="Legal_Documents.pdf"
              label="Download Documents"
              onFailure={setFailure}
            />
            <ButtonLink look="quiet" to={paths.documents(final.generation_id)}>
              Read them here
            </ButtonLink>
          </>
        ) : (
          <Button look={answered ? 'primary' : 'quiet'} onClick={() => setFailure(downloadFailed)}>
            Download Documents
          </Button>
        )}
      </div>
    </div>
  )
}
