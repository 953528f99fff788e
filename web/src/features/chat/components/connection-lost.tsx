import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'

type ConnectionLostProps = { turnedAway: string | null; onRetry: () => void }

/** Why nothing can be sent now; what is written stays on the page, and is sent when it can be. */
export function ConnectionLost({ turnedAway, onRetry }: ConnectionLostProps) {
  return (
    <Notice tone="note" className="mx-5 mb-3 flex flex-wrap items-center gap-x-2">
      <span className="mr-auto">
        {turnedAway
          ? `${turnedAway} What you write is kept here and sent then.`
          : 'The connection is lost. What you write is sent when it is back.'}
      </span>
      <Button look="plain" onClick={onRetry}>
        Try Again
      </Button>
    </Notice>
  )
}
