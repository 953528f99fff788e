import type { FormEvent } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { focusInvalid } from '../../../lib/focus-invalid.ts'
import { changePassword } from '../api/account.ts'
import { useTask } from './use-task.ts'

/** What was typed stays after a refusal, and the first field that was refused gets the focus. */
export function ChangePasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const task = useTask()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = (name: string) => String(new FormData(form).get(name) ?? '')
    const changed = await task.run(async () => {
      await changePassword(field('current'), field('password'))
      return 'Your password is changed. All other devices are signed out.'
    })
    if (changed) {
      form.reset()
      onChanged()
    } else {
      focusInvalid(form)
    }
  }

  return (
    <form onSubmit={submit} className="grid max-w-md gap-5">
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <TextField
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        required
        error={task.errorOf('current')}
      />
      <TextField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={128}
        hint="At least 8 characters."
        error={task.errorOf('password')}
      />
      {task.said ? <Notice tone={task.said.tone}>{task.said.text}</Notice> : null}
      <Button type="submit" disabled={task.running} className="justify-self-start">
        {task.running ? 'One moment…' : 'Change password'}
      </Button>
    </form>
  )
}
