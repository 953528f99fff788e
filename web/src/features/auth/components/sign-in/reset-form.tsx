import { Button } from '../../../../components/ui/button.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { detailOf } from '../../../../lib/api/api-error.ts'
import { useForm } from '../../../../lib/form/use-form.ts'
import { forgotPassword, resetPassword } from '../../api/reset-password.ts'

const fields = {
  email: { label: 'E-mail', type: 'email', autoComplete: 'email', button: 'Send me a link' },
  password: { label: 'New password', type: 'password', autoComplete: 'new-password', button: 'Set the password' }
} as const

type ResetFormProps = { token: string; onReset: () => void }

/** Without a token it asks where the link should go; with the mailed token it asks for the new password. */
export function ResetForm({ token, onReset }: ResetFormProps) {
  const kind = token ? 'password' : 'email'
  const { button, ...field } = fields[kind]

  const { sending, said, errorOf, props } = useForm({
    explain: (error, atFields) => (atFields ? null : detailOf(error, 'An unexpected error occurred')),
    send: async (typed) => {
      if (!token) return forgotPassword(typed('email'))
      await resetPassword(token, typed('password'))
      onReset()
      return null
    }
  })

  return (
    <form {...props} className="grid gap-5">
      <TextField
        {...field}
        name={kind}
        required
        error={errorOf(kind)}
        {...(token ? { minLength: 8, maxLength: 128, hint: 'At least 8 characters.' } : {})}
      />
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      <Button type="submit" disabled={sending}>
        {sending ? 'One moment…' : button}
      </Button>
    </form>
  )
}
