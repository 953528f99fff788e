import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Notice } from './notice.tsx'

type LoadFailureProps = { children: ReactNode; again: () => unknown; busy?: boolean; className?: string }

/** What could not be loaded, in a sentence, and the way to ask for it once more. */
export function LoadFailure({ children, again, busy = false, className }: LoadFailureProps) {
  return (
    <div className={clsx('grid justify-items-start gap-3', className)}>
      <Notice tone="stop">{children}</Notice>
      <Button look="quiet" disabled={busy} onClick={() => void again()}>
        Try Again
      </Button>
    </div>
  )
}
