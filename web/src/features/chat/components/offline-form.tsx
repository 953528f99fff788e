import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { isEmail } from '../../../lib/email.ts'

type OfflineFormProps = {
  refusal: string | null
  disabled: boolean
  onLeave: (email: string) => Promise<string | null>
}

/** Nobody is at the desk, or the line is lost: where a specialist should write to. */
export function OfflineForm({ refusal, disabled, onLeave }: OfflineFormProps) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isEmail(email)) {
      setError('Please enter a valid email address')
      event.currentTarget.querySelector('input')?.focus()
    } else setError(await onLeave(email))
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Follow-up" className="border-t border-rule px-5 py-3">
      <TextField
        label="Your e-mail"
        hint="Specialists follow up by email within 4 hours."
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        value={email}
        error={error ?? refusal}
        onChange={(event) => {
          setEmail(event.target.value.trim())
          setError(null)
        }}
        aside={
          <Button type="submit" className="shrink-0" disabled={disabled}>
            Leave it
          </Button>
        }
      />
    </form>
  )
}
