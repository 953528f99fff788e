import { Button } from '../../../../components/ui/button.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { useForm } from '../../../../lib/form/use-form.ts'
import { changePassword } from '../../api/account.ts'

export function ChangePasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { sending, said, errorOf, props } = useForm({
    send: async (typed, form) => {
      await changePassword(typed('current'), typed('password'))
      form.reset()
      onChanged()
      return 'Your password is changed. All other devices are signed out.'
    }
  })

  return (
    <form {...props} className="grid max-w-md gap-5">
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <TextField
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        required
        error={errorOf('current')}
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
        error={errorOf('password')}
      />
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      <Button type="submit" disabled={sending} className="justify-self-start">
        {sending ? 'One moment…' : 'Change password'}
      </Button>
    </form>
  )
}
