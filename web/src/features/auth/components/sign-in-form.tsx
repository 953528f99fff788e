import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { login, register } from '../api/sign-in.ts'
import { CodeField, codeIn } from './code-field.tsx'

export type SignInMode = 'sign-in' | 'create'

type SignInFormProps = { mode: SignInMode; onSignedIn: () => void }

/** Both forms in one, so that what was typed survives the change from one to the other. */
export function SignInForm({ mode, onSignedIn }: SignInFormProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const [error, setError] = useState<{ detail: string; fields: Record<string, string> } | null>(null)
  const [codeAsked, setCodeAsked] = useState(false)
  const creating = mode === 'create'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const field = (name: string) => String(form.get(name) ?? '')
    const credentials = { email: field('email').trim(), password: field('password') }
    setState('sending')
    setError(null)
    try {
      if (creating) {
        await register({ ...credentials, first_name: field('first_name').trim(), last_name: field('last_name').trim() })
      } else {
        await login({ ...credentials, ...codeIn(form) })
      }
      setState('done')
      onSignedIn()
    } catch (failure) {
      setState('idle')
      if (isCodeAsked(failure)) setCodeAsked(true)
      else setError(explain(failure, creating))
    }
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      {creating ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First name"
            name="first_name"
            autoComplete="given-name"
            required
            maxLength={100}
            error={error?.fields['first_name']}
          />
          <TextField
            label="Last name"
            name="last_name"
            autoComplete="family-name"
            required
            maxLength={100}
            error={error?.fields['last_name']}
          />
        </div>
      ) : null}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={error?.fields['email']}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete={creating ? 'new-password' : 'current-password'}
        required
        {...(creating ? { minLength: 8, maxLength: 128, hint: 'At least 8 characters.' } : {})}
        error={error?.fields['password']}
      />
      {codeAsked && !creating ? <CodeField focused errorOf={(field) => error?.fields[field]} /> : null}
      {error ? <Notice tone="stop">{error.detail}</Notice> : null}
      {state === 'done' ? (
        <Notice tone="good">{creating ? 'Account created successfully!' : 'Login successful!'}</Notice>
      ) : null}
      <Button type="submit" disabled={state !== 'idle'}>
        {state === 'sending' ? 'One moment…' : creating ? 'Create Account' : 'Sign In'}
      </Button>
    </form>
  )
}

/** The password is right, and the account asks for a code as well: no error, but the next step. */
const isCodeAsked = (failure: unknown) => failure instanceof ApiError && failure.code === 'totp-required'

function explain(failure: unknown, creating: boolean): { detail: string; fields: Record<string, string> } {
  if (!(failure instanceof ApiError) || failure.status === 0) {
    return { detail: 'An unexpected error occurred', fields: {} }
  }
  return {
    detail: failure.detail || (creating ? 'Registration failed' : 'Login failed'),
    fields: Object.fromEntries(failure.errors.map(({ field, message }) => [field, message]))
  }
}
