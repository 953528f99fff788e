import type { FromVisitor } from '@formwright/proto-events/frames/from-visitor'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { isEmail } from '../../../lib/email.ts'
import type { ChatView } from '../model/view.ts'

type TranscriptFormProps = { view: ChatView; onTell: (frame: Extract<FromVisitor, { type: 'transcript' }>) => boolean }

export function TranscriptForm({ view, onTell }: TranscriptFormProps) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isEmail(email)) return onTell({ type: 'transcript', email }) ? undefined : setError('The connection is lost.')
    setError('Please enter a valid email address')
    event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Email the conversation" className="px-2 py-3">
      <TextField
        label="Send the conversation to"
        type="email"
        autoComplete="email"
        autoFocus
        maxLength={254}
        required
        value={email}
        error={error ?? view.refusal}
        onChange={(event) => {
          setEmail(event.target.value.trim())
          setError(null)
        }}
        aside={
          <Button type="submit" className="shrink-0">
            Send
          </Button>
        }
      />
    </form>
  )
}
