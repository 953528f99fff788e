import type { ReactNode } from 'react'
import { useState } from 'react'

/** On a narrow screen the preview is drawn when it is asked for. */
export function PreviewOnDemand({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="rounded-control border border-rule bg-sheet px-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center font-semibold">Preview the document</summary>
      {open ? <div className="h-[75dvh] pb-4">{children}</div> : null}
    </details>
  )
}
