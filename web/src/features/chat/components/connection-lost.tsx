import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'

export function ConnectionLost({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="note" className="mx-5 mb-3 flex flex-wrap items-center gap-x-2">
      <span className="mr-auto">The connection is lost. What you write is sent when it is back.</span>
      <Button look="plain" onClick={onRetry}>
        Try Again
      </Button>
    </Notice>
  )
}
