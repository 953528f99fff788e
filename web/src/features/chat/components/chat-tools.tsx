import type { FromVisitor } from '@formwright/proto-events/frames/from-visitor'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import type { ChatView } from '../model/view.ts'
import { AddressForm } from './forms/address-form.tsx'

type ChatToolsProps = {
  view: ChatView
  onTell: (frame: Extract<FromVisitor, { type: 'transcript' | 'close' }>) => boolean
}

/** What can be done with a conversation: have it mailed, or end it. Only once something was said. */
export function ChatTools({ view, onTell }: ChatToolsProps) {
  const [asking, setAsking] = useState(false)
  if (!view.lines.some(({ type }) => type === 'user')) return null
  const connected = view.connection === 'connected'

  function mail() {
    if (view.emailKnown) onTell({ type: 'transcript' })
    else setAsking(true)
  }

  return (
    <div className="border-t border-rule px-3 pb-1">
      {view.transcriptTo ? (
        <p role="status" className="px-2 pt-2 text-[13.5px] text-act">
          The conversation is on its way to {view.transcriptTo}.
        </p>
      ) : null}
      {asking && !view.transcriptTo ? (
        <AddressForm
          name="Email the conversation"
          label="Send the conversation to"
          button="Send"
          className="px-2 py-3"
          autoFocus
          refusal={view.refusal}
          onSend={async (email) => (onTell({ type: 'transcript', email }) ? null : 'The connection is lost.')}
        />
      ) : null}
      <div className="flex flex-wrap text-[13.5px]">
        {view.transcriptTo || asking ? null : (
          <Button look="plain" className="text-[13.5px]!" disabled={!connected} onClick={mail}>
            Email me this conversation
          </Button>
        )}
        {view.state === 'closed' ? null : (
          <Button
            look="plain"
            className="ml-auto text-[13.5px]! text-soft!"
            disabled={!connected}
            onClick={() => onTell({ type: 'close' })}
          >
            End conversation
          </Button>
        )}
      </div>
    </div>
  )
}
