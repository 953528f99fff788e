import { useSyncExternalStore } from 'react'
import { subscribeToWaiting, waitingParts } from '../../lib/connection.ts'

/** Said while a page that was asked for waits for the network. */
export function NoConnection() {
  const waiting = useSyncExternalStore(subscribeToWaiting, waitingParts, () => 0)
  return (
    <div role="alert" className="sticky bottom-0 z-40 border-t border-rule bg-note-wash text-note empty:hidden">
      {waiting > 0 ? (
        <p className="wrap py-4 text-[15px] font-medium">
          There is no connection to Formwright right now. What is open stays open, and the page you asked for comes by
          itself as soon as the connection is back.
        </p>
      ) : null}
    </div>
  )
}
