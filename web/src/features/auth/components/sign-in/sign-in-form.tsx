import { useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { useForm } from '../../../../lib/form/use-form.ts'
import { login, register } from '../../api/sign-in.ts'
import { CodeField, codeOf } from '../second-factor/code-field.tsx'

export type SignInMode = 'sign-in' | 'create'

type SignInFormProps = { mode: SignInMode; onSignedIn: () => void }

/** Both forms in one, so that what was typed survives the change from one to the other. */
export function SignInForm({ mode, onSignedIn }: SignInFormProps) {
  const [codeAsked, setCodeAsked] = useState(false)
  const creating = mode === 'create'
  const { sending, said, errorOf, props } = useForm({
    explain: (error) => explain(error, creating),
    send: async (typed) => {
      const credentials = { email: typed('email'), password: typed('password') }
      try {
        if (creating) {
          await register({ ...credentials, first_name: typed('first_name'), last_name: typed('last_name') })
        } else await login({ ...credentials, ...codeOf(typed) })
      } catch (error) {
        if (!isCodeAsked(error)) throw error
        setCodeAsked(true)
        return null
      }
      onSignedIn()
      return creating ? 'Account created successfully!' : 'Login successful!'
    }
  })

  return (
    <form {...props} className="grid gap-5">
      {creating ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First name"
            name="first_name"
            autoComplete="given-name"
            required
            maxLength={100}
            error={errorOf('first_name')}
          />
          <TextField
            label="Last name"
            name="last_name"
            autoComplete="family-name"
            required
            maxLength={100}
            error={errorOf('last_name')}
          />
        </div>
      ) : null}
      <TextField label="E-mail" name="email" type="email" autoComplete="email" required error={errorOf('email')} />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete={creating ? 'new-password' : 'current-password'}
        required
        {...(creating ? { minLength: 8, maxLength: 128, hint: 'At least 8 characters.' } : {})}
        error={errorOf('password')}
      />
      {codeAsked && !creating ? <CodeField focused errorOf={errorOf} /> : null}
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      <Button type="submit" disabled={sending || said?.tone === 'good'}>
        {sending ? 'One moment…' : creating ? 'Create Account' : 'Sign In'}
      </Button>
    </form>
  )
}

/** The password is right, and the account asks for a code as well: no error, but the next step. */
const isCodeAsked = (failure: unknown) => failure instanceof ApiError && failure.code === 'totp-required'

function explain(failure: unknown, creating: boolean): string {
  if (!(failure instanceof ApiError) || failure.status === 0) return 'An unexpected error occurred'
  return failure.detail || (creating ? 'Registration failed' : 'Login failed')
}
