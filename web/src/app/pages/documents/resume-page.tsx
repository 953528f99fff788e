import { useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { Problem } from '../../../components/ui/notice/problem.tsx'
import { resumeDraft } from '../../../features/questionnaire/api/resume-draft.ts'
import { detailOf } from '../../../lib/api/api-error.ts'
import { knownUserId } from '../../../lib/identity/user-id.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { useNavigate } from '../../../lib/router/location.tsx'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { paths } from '../../paths.ts'

/** Where the mailed link to a draft leads. It counts once, so a person must press the button: programs that look into mails do not. */
export function ResumePage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  usePageMeta('Go on with your answers')

  async function resume() {
    setBusy(true)
    setFailure('')
    try {
      const { service_id, draft_id } = await resumeDraft(params.get('token') ?? '')
      await navigate(paths.questionnaire(service_id, { draft: draft_id }), { replace: true })
    } catch (error) {
      setFailure(detailOf(error, 'The link could not be opened. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <Problem
      title="Go on with your answers"
      actions={
        <>
          <Button onClick={resume} disabled={busy}>
            Continue here
          </Button>
          <ButtonLink look="quiet" to={paths.signIn}>
            Sign in first
          </ButtonLink>
        </>
      }
    >
      <p>Your draft opens in this browser. The link works once.</p>
      {knownUserId() ? (
        <p className="text-base">
          What was begun in this browser before is no longer shown in it afterwards. Sign in first to keep it in an
          account.
        </p>
      ) : null}
      {failure ? <Notice tone="stop">{failure}</Notice> : null}
    </Problem>
  )
}
