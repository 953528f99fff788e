import { X } from 'lucide'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

type DialogProps = { title: string; open: boolean; onClose: () => void; children: ReactNode }

/** The browser's own modal: it keeps the focus in, closes with Escape and gives the focus back. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  /** The event comes late and also after our own close(): by then Forward may have opened the dialog again. */
  function closedByThePerson() {
    if (open && !ref.current?.open) onClose()
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={closedByThePerson}
      className="m-auto max-h-[88dvh] w-[min(46rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-rule bg-sheet p-0 text-ink shadow-lift"
    >
      <div className="sticky top-0 flex items-start gap-4 border-b border-rule bg-sheet py-3 pr-3 pl-6">
        <h2 id={titleId} className="mr-auto py-2 text-2xl">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close"
          className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-wash"
        >
          <Icon of={X} size={20} />
        </button>
      </div>
      <div className="px-6 py-5">{children}</div>
    </dialog>
  )
}
