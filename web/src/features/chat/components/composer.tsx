import { SendHorizontal } from 'lucide'
import type { FormEvent, KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { controlClass } from '../../../components/ui/fields/text-field.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import type { ChatView } from '../model/view.ts'

const mostCharacters = 4_000
const tellTypingEveryMs = 3_000

type ComposerProps = { view: ChatView; onSay: (text: string) => void; onTyping: (on: boolean) => void }

/**
 * Enter sends, Shift+Enter begins a new line. Disabled while an automated reply is on its way; a focus that this took away
 * comes back with the reply.
 */
export function Composer({ view, onSay, onTyping }: ComposerProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const toldAt = useRef(0)
  useEffect(() => {
    if (!view.replying && document.activeElement === document.body) field.current?.focus()
  }, [view.replying])

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (text.trim() === '' || view.replying) return
    toldAt.current = 0
    onSay(text)
    setText('')
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  function change(next: string) {
    setText(next)
    if (view.state !== 'live' || Date.now() - toldAt.current < tellTypingEveryMs) return
    toldAt.current = Date.now()
    onTyping(true)
  }

  return (
    <form onSubmit={send} className="flex items-end gap-2 border-t border-rule px-5 pt-3 pb-2">
      <textarea
        ref={field}
        rows={2}
        aria-label="Your message"
        placeholder="Write a message"
        maxLength={mostCharacters}
        value={text}
        disabled={view.replying}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${controlClass} max-h-32 resize-none`}
      />
      <Button type="submit" aria-label="Send" className="px-3!" disabled={view.replying || text.trim() === ''}>
        <Icon of={SendHorizontal} size={20} />
      </Button>
    </form>
  )
}
