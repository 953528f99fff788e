import { Dialog } from '../../../components/ui/dialog.tsx'
import type { ShownService } from '../model/shown-service.ts'
import { Walkthrough } from './walkthrough.tsx'

type WalkthroughDialogProps = { services: readonly ShownService[]; open: boolean; onClose: () => void }

/** Begins again each time it is opened. */
export function WalkthroughDialog({ services, open, onClose }: WalkthroughDialogProps) {
  return (
    <Dialog title="Watch Demo" open={open} onClose={onClose}>
      {open ? <Walkthrough services={services} narrow /> : null}
    </Dialog>
  )
}
