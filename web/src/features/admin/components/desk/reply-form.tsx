import type { FormEvent, KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { controlClass } from '../../../../components/ui/fields/text-field.tsx'

const saysTypingEveryMs = 3000
const longest = 4000

type ReplyFormProps = { onSay: (content: string) => void; onTyping: (on: boolean) => void }

/** Enter sends, Shift+Enter begins a line. */
export function ReplyForm({ onSay, onTyping }: ReplyFormProps) {
  const [text, setText] = useState('')
  const toldAt = useRef(0)

  function say() {
    const content = text.trim()
    if (!content) return
    onSay(content)
    onTyping(false)
    toldAt.current = 0
    setText('')
  }
  function typed(value: string) {
    setText(value)
    if (Date.now() - toldAt.current < saysTypingEveryMs) return
    toldAt.current = Date.now()
    onTyping(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    say()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    say()
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <textarea
        aria-label="Your answer"
        rows={2}
        maxLength={longest}
        value={text}
        onChange={(event) => typed(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${controlClass} min-w-0 flex-1 basis-56 resize-y`}
      />
      <Button type="submit" disabled={!text.trim()}>
        Send
      </Button>
    </form>
  )
}
