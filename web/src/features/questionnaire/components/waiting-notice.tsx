import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { detailOf } from '../../../lib/api/api-error.ts'
import { calendarDate } from '../../../lib/dates.ts'
import { confirmAnswers } from '../api/confirm-answers.ts'
import type { DraftSummary } from '../api/get-drafts.ts'

type WaitingNoticeProps = {
  matter: Pick<DraftSummary, 'draft_id' | 'refusal'>
  /** The links to the question that stands in the way, or to the answers; and to somebody who gives the money back. */
  links: ReactNode
  onConfirmed: (generationId: string) => void
}

/** Why nothing is made of a matter that is paid, and what can be done; once its day has come, the question whether it is still true. */
export function WaitingNotice({ matter, links, onConfirmed }: WaitingNoticeProps) {
  const { refusal } = matter
  if (refusal === null) return <Confirm draftId={matter.draft_id} links={links} onConfirmed={onConfirmed} />
  return (
    <Notice tone="note" className="grid gap-3">
      <p>
        <b>{`You have paid, and your papers ${refusal.possible_from ? 'must wait' : 'cannot be made from these answers'}.`}</b>
        {refusal.possible_from ? ' Made today they would say something that is not true yet. ' : ' '}
        {refusal.message}
      </p>
      <p>
        {'You can change an answer, '}
        {refusal.possible_from ? `wait until ${calendarDate(refusal.possible_from)} (we write to you then), ` : null}
        {'or have all of your money back for as long as no papers were made.'}
      </p>
      <div className="flex flex-wrap gap-3">{links}</div>
    </Notice>
  )
}

type ConfirmProps = { draftId: string; links: ReactNode; onConfirmed: (generationId: string) => void }

function Confirm({ draftId, links, onConfirmed }: ConfirmProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function confirm() {
    setBusy(true)
    setFailure('')
    try {
      onConfirmed((await confirmAnswers(draftId)).generation_id)
    } catch (error) {
      setFailure(detailOf(error, 'Your documents could not be asked for. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Notice tone="note" className="grid gap-3">
      <p>
        <b>Nothing stands in the way of your papers any more.</b> Please look at your answers once more. Only you can
        know whether they are still true, so nothing is made before you say so.
      </p>
      {failure ? <Notice tone="stop">{failure}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void confirm()} disabled={busy}>
          {busy ? 'Sending…' : 'My answers are still true: make my documents'}
        </Button>
        {links}
      </div>
    </Notice>
  )
}
