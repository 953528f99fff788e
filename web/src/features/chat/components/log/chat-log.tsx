import { useEffect, useRef } from 'react'
import type { ChatView } from '../../model/view.ts'
import { ChatLine } from './chat-line.tsx'
import { TypingDots } from './typing-dots.tsx'
import { UnsentLine } from './unsent-line.tsx'

type ChatLogProps = { view: ChatView; onFollow: () => void; onAgain: (clientId: string) => void }

export function ChatLog({ view, onFollow, onAgain }: ChatLogProps) {
  const { lines, unsent, replying, seeking, agentTyping, agent } = view
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new comes into sight
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [lines, unsent, replying, seeking, agentTyping])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <div ref={box} tabIndex={0} className="min-h-32 flex-1 overflow-y-auto px-5 py-4">
      <div role="log" aria-live="polite" aria-label="Conversation" className="grid gap-4">
        {lines.map((line) => (
          <ChatLine key={line.seq} line={line} onFollow={onFollow} />
        ))}
        {unsent.map((one) => (
          <UnsentLine
            key={one.client_id}
            unsent={one}
            lost={view.connection !== 'connected'}
            onAgain={() => onAgain(one.client_id)}
          />
        ))}
      </div>
      <div role="status" className="mt-4 empty:hidden">
        {replying ? <TypingDots who="AI Support" /> : null}
        {agentTyping ? <TypingDots who={agent ?? 'The specialist'} /> : null}
        {seeking ? <p className="animate-pulse text-[14px] text-soft">Connecting you to a specialist…</p> : null}
      </div>
    </div>
  )
}
