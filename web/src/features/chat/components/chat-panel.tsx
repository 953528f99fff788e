import { useEffect, useRef } from 'react'
import { ChatClosed } from './chat-closed.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatTools } from './chat-tools.tsx'
import { Composer } from './composer.tsx'
import { ConnectionLost } from './connection-lost.tsx'
import { AddressWanted } from './forms/address-wanted.tsx'
import { ChatLog } from './log/chat-log.tsx'
import { panelClass } from './panel-class.ts'
import { QuickButtons } from './quick-buttons.tsx'
import { useConversation } from './use-conversation.ts'
import { useUnread } from './use-unread.ts'

export type ChatPanelProps = { open: boolean; onCollapse: () => void; onUnread: (count: number) => void }

/** Stays on the page while collapsed, so that nothing said meanwhile is missed. */
export function ChatPanel({ open, onCollapse, onUnread }: ChatPanelProps) {
  const { chat, view } = useConversation()
  const panel = useRef<HTMLElement>(null)
  useUnread(view.lines, open, onUnread)
  useEffect(() => {
    if (open) panel.current?.focus()
  }, [open])
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label="Chat"
      hidden={!open}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCollapse()
      }}
      className={`${panelClass} [&[hidden]]:hidden`}
    >
      <ChatHeader view={view} onCollapse={onCollapse} />
      <ChatLog view={view} onFollow={onCollapse} onAgain={chat.sayAgain} />
      {view.connection === 'lost' || view.connection === 'refused' ? (
        <ConnectionLost turnedAway={view.turnedAway} onRetry={chat.retry} />
      ) : null}
      {view.state === 'closed' ? (
        <ChatClosed onAnew={chat.startAnew} />
      ) : (
        <>
          <AddressWanted view={view} onLeave={chat.leave} />
          {view.state === 'automated' && !view.replying && !view.seeking ? <QuickButtons onSay={chat.say} /> : null}
          <Composer view={view} onSay={chat.say} onTyping={(on) => chat.tell({ type: 'typing', on })} />
        </>
      )}
      <ChatTools view={view} onTell={chat.tell} />
    </section>
  )
}
