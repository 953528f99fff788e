import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { detailOf } from '../../../lib/api/api-error.ts'
import { forgotPassword, resetPassword } from '../api/reset-password.ts'

const fields = {
  email: { label: 'E-mail', type: 'email', autoComplete: 'email', button: 'Send me a link' },
  password: { label: 'New password', type: 'password', autoComplete: 'new-password', button: 'Set the password' }
} as const

type ResetFormProps = { token: string; onReset: () => void }

/** Without a token it asks where the link should go; with the mailed token it asks for the new password. */
export function ResetForm({ token, onReset }: ResetFormProps) {
  const [sending, setSending] = useState(false)
  const [said, setSaid] = useState<{ tone: 'good' | 'stop'; text: string } | null>(null)
  const kind = token ? 'password' : 'email'
  const { button, ...field } = fields[kind]

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const value = String(new FormData(event.currentTarget).get(kind) ?? '')
    setSending(true)
    setSaid(null)
    try {
      if (token) {
        await resetPassword(token, value)
        onReset()
      } else {
        setSaid({ tone: 'good', text: await forgotPassword(value.trim()) })
      }
    } catch (error) {
      setSaid({ tone: 'stop', text: detailOf(error, 'An unexpected error occurred') })
    }
    setSending(false)
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <TextField
        {...field}
        name={kind}
        required
        {...(token ? { minLength: 8, maxLength: 128, hint: 'At least 8 characters.' } : {})}
      />
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      <Button type="submit" disabled={sending}>
        {sending ? 'One moment…' : button}
      </Button>
    </form>
  )
}
