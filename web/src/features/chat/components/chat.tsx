import { MessageCircle } from 'lucide'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/ui/icon.tsx'
import { lazyPart } from '../../../lib/lazy.ts'
import { collapseChat, openChat, useChatDoor } from '../model/chat-door.ts'
import { ChatUnavailable } from './chat-unavailable.tsx'

const ChatPanel = lazyPart(() => import('./chat-panel.tsx').then((m) => m.ChatPanel), ChatUnavailable)

/** The assistant of every page: a button, and behind it a panel that is loaded when somebody first wants it. */
export function Chat() {
  const { open, called } = useChatDoor()
  const [unread, setUnread] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <div data-print="no">
      {called ? (
        <Suspense fallback={null}>
          <ChatPanel open={open} onCollapse={collapseChat} onUnread={setUnread} />
        </Suspense>
      ) : null}
      {open ? null : (
        <button
          ref={button}
          type="button"
          onClick={() => openChat()}
          aria-label={unread > 0 ? `Open chat, ${unread} new` : 'Open chat'}
          aria-haspopup="dialog"
          className="fixed right-4 bottom-4 z-30 flex min-h-12 items-center gap-2 rounded-full border border-rule bg-sheet px-4 text-[15px] font-semibold text-ink shadow-lift hover:border-act"
        >
          <Icon of={MessageCircle} size={20} className="text-act" />
          <span className="max-sm:sr-only">Chat</span>
          {unread > 0 ? (
            <span className="grid size-6 place-items-center rounded-full bg-act text-[13px] text-act-ink">
              {unread}
            </span>
          ) : null}
        </button>
      )}
    </div>
  )
}
