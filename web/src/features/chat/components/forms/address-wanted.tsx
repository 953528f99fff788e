import { useState } from 'react'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { useDebounced } from '../../../../lib/hooks/use-debounced.ts'
import type { ChatView } from '../../model/view.ts'
import { AddressForm } from './address-form.tsx'

const patienceMs = 5_000

type AddressWantedProps = { view: ChatView; onLeave: (email: string) => Promise<string | null> }

/** Asks for an address when nobody is there, or when what was said has not gone out for a while. */
export function AddressWanted({ view, onLeave }: AddressWantedProps) {
  const [left, setLeft] = useState(false)
  const cut = view.connection === 'lost' || view.connection === 'refused'
  const stuck = useDebounced(cut && view.unsent.length > 0, patienceMs)
  const unreachable = stuck && cut
  if (unreachable && left) {
    return (
      <Notice tone="good" className="mx-5 mb-3">
        Thank you. Specialists follow up by email within 4 hours.
      </Notice>
    )
  }
  if (!unreachable && (view.state !== 'offline' || view.emailKnown)) return null
  return (
    <AddressForm
      name="Follow-up"
      label="Your e-mail"
      hint="Specialists follow up by email within 4 hours."
      button="Leave it"
      className="border-t border-rule px-5 py-3"
      refusal={view.refusal}
      disabled={view.replying}
      onSend={async (email) => {
        const refusal = await onLeave(email)
        setLeft(refusal === null && unreachable)
        return refusal
      }}
    />
  )
}
