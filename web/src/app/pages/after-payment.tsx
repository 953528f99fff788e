import { useState } from 'react'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { downloadPath } from '../../features/documents/api/download.ts'
import { DownloadButton, downloadFailed } from '../../features/documents/components/download-button.tsx'
import type { DraftSummary } from '../../features/questionnaire/api/get-drafts.ts'
import { paths } from '../paths.ts'

type AfterPaymentProps = { serviceId: number; draft: DraftSummary | null; pending: boolean }

/** What the customer has, and what comes next: the questions, or the documents. */
export function AfterPayment({ serviceId, draft, pending }: AfterPaymentProps) {
  const [failure, setFailure] = useState('')
  const final = draft?.generation?.kind === 'final' ? draft.generation : null
  const answered = draft?.completed === true
  const ready = final?.status === 'ready'
  const search = draft && !answered ? { draft: draft.draft_id } : undefined
  return (
    <div className="mt-8 grid gap-8" data-print="no">
      <div className="grid gap-8 sm:grid-cols-2">
        <section aria-labelledby="received">
          <h2 id="received" className="text-2xl">
            What you received
          </h2>
          <ul className="mt-3 text-[15px] text-soft">
            {[
              'A receipt by e-mail',
              'The whole document set for your state',
              'A filing kit with each step',
              '30-day money-back guarantee'
            ].map((line) => (
              <li key={line} className="border-t border-rule py-2">
                {line}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="next-steps">
          <h2 id="next-steps" className="text-2xl">
            Next steps
          </h2>
          <ol className="mt-3 text-[15px] text-soft">
            {(answered
              ? ['Your documents are made and mailed', 'Read every page', 'Sign and file as the kit says']
              : [
                  'Answer the questions, at your own pace',
                  'Your documents are made and mailed',
                  'Sign and file as the kit says'
                ]
            ).map((line, index) => (
              <li key={line} className="border-t border-rule py-2">
                <span className="mr-2 font-serif font-[560] text-ink">{index + 1}</span>
                {line}
              </li>
            ))}
          </ol>
        </section>
      </div>
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
              path={downloadPath(final.generation_id)}
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
        <ButtonLink look="quiet" to={paths.help}>
          Get Filing Help
        </ButtonLink>
        <ButtonLink look="quiet" to={paths.services()}>
          Browse More Services
        </ButtonLink>
        <ButtonLink look="quiet" to={paths.home}>
          Back to Home
        </ButtonLink>
      </div>
    </div>
  )
}
