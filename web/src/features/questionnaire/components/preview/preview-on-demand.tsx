import type { ReactNode } from 'react'
import { useState } from 'react'
import { FoldTitle } from '../../../../components/ui/fold-title.tsx'

/** On a narrow screen the preview is drawn when it is asked for. */
export function PreviewOnDemand({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="group rounded-control border border-rule bg-sheet px-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <FoldTitle>Preview the document</FoldTitle>
      {open ? <div className="h-[75dvh] pb-4">{children}</div> : null}
    </details>
  )
}
