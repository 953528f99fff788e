import clsx from 'clsx'
import { FileCheck2 } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../../components/ui/icon.tsx'

/** A place to drop one file on, which is an ordinary file field for everybody else. */
export function FileDrop({ onFile, describedBy }: { onFile: (file: File) => void; describedBy: string }) {
  const [over, setOver] = useState(false)
  return (
    <label
      className={clsx(
        'grid cursor-pointer justify-items-center gap-3 rounded-card border border-dashed px-6 py-12 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-act',
        over ? 'border-act bg-act-wash' : 'border-edge bg-sheet hover:bg-wash'
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <Icon of={FileCheck2} size={32} strokeWidth={1.4} className="text-act" />
      <span className="font-serif text-xl">Drop a PDF here, or choose one</span>
      <input
        type="file"
        accept="application/pdf,.pdf"
        aria-describedby={describedBy}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Emptied, so that choosing the same file again counts.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
