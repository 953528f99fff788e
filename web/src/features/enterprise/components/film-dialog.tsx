import type { ReactNode } from 'react'
import { useState } from 'react'
import { Dialog } from '../../../components/ui/dialog.tsx'

const film = '/api/enterprise-demo-video'
const captions = '/enterprise-demo.en.vtt'

type FilmDialogProps = { open: boolean; onClose: () => void; otherwise: ReactNode }

/** The recorded demonstration. It is only asked for when opened, and stops when closed; `otherwise` stands in for it. */
export function FilmDialog({ open, onClose, otherwise }: FilmDialogProps) {
  const [missing, setMissing] = useState(false)
  return (
    <Dialog title="Demo video" open={open} onClose={onClose}>
      {missing ? otherwise : null}
      {open && !missing ? (
        <video
          src={film}
          controls
          playsInline
          preload="metadata"
          aria-label="A recording of the product, from the catalogue to the finished documents"
          onError={() => setMissing(true)}
          className="aspect-video w-full rounded-control border border-rule bg-wash"
        >
          <track kind="captions" srcLang="en" label="English" src={captions} default />
        </video>
      ) : null}
    </Dialog>
  )
}
